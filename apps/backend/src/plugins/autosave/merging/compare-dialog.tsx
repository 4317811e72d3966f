'use client';
import { Button, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { apiUrl, documentInForm } from '../../../documents/document-ref.ts';
import { SmallDialog } from '../../../platform/admin/dialogs/small-dialog.tsx';
import { useFieldLabel } from '../../../platform/admin/forms/use-field-label.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { changedTexts } from '../saving/changed-texts.ts';
import './conflicts.css';
import { differingFields } from './differing-fields.ts';
import type { Data } from './merge-documents.ts';
import { mergeWords } from './merge-words.ts';
import { readNewest } from './read-newest.ts';

interface Props {
	/** The editor's values that are not in the document. */
	mine: Data;
	onClose: () => void;
}

/** Shows the editor's own text beside the stored document, field by field, without a way to replace either. */
export function CompareDialog({ mine, onClose }: Props) {
	const { i18n } = useTranslation();
	const { config } = useConfig();
	const { code } = useLocale();
	const ref = documentInForm(useDocumentInfo());
	const labelOf = useFieldLabel();
	const dialog = useRef<HTMLDialogElement>(null);
	/** Undefined while loading, null if the document cannot be read. */
	const [newest, setNewest] = useState<Data | null>();
	const url = ref ? apiUrl(config.routes.api, ref) : '';
	useEffect(() => {
		const controller = new AbortController();
		void readNewest(url, code, {}, controller.signal).then((document) => {
			if (!controller.signal.aborted) setNewest(document);
		});
		return () => controller.abort();
	}, [url, code]);
	const t = translatorIn(i18n.language);
	const textOf = (one: unknown, other: unknown) =>
		changedTexts(one, other).join('\n') || t(mergeWords.empty);
	const names = newest ? differingFields(mine, newest) : [];
	return (
		<SmallDialog dialog={dialog} onClose={onClose} title={t(mergeWords.compare)}>
			{newest === null ? <p role="alert">{t(mergeWords.unread)}</p> : null}
			{newest && names.length === 0 ? <p>{t(mergeWords.same)}</p> : null}
			{names.map((name) => (
				<section aria-label={labelOf(name)} className="conflict" key={name}>
					<h3>{labelOf(name)}</h3>
					<div className="conflict__sides">
						<div>
							<h4>{t(mergeWords.mine)}</h4>
							<p className="conflict__text">{textOf(mine[name], newest?.[name])}</p>
						</div>
						<div>
							<h4>{t(mergeWords.theirs)}</h4>
							<p className="conflict__text">{textOf(newest?.[name], mine[name])}</p>
						</div>
					</div>
				</section>
			))}
			<Button buttonStyle="secondary" onClick={() => dialog.current?.close()} size="small">
				{t(mergeWords.close)}
			</Button>
		</SmallDialog>
	);
}
