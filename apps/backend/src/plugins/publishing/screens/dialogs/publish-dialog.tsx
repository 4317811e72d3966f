'use client';
import { useDocumentTitle, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageDialog } from '../../../../admin/dialogs/page-dialog.tsx';
import { useTranslator } from '../../../../platform/i18n/use-translator.ts';
import { languageList } from '../../../../platform/i18n/words.ts';
import { ChangeForm } from '../../../../publication/change-form.tsx';
import { changeWords } from '../../../../publication/change-words.ts';
import { Problems } from '../../../../publication/problems.tsx';
import type { LanguagesOf } from '../../../../publication/shapes.ts';
import { usePreviews } from '../../../../publication/use-previews.ts';
import { usePublishing, usePublishingEndpoints } from '../../../../publication/use-publishing.ts';
import { useUndoNotice } from '../../../../publication/use-undo-notice.ts';
import { PageLinks } from '../page-links.tsx';
import { useFormSave } from '../use-form-save.ts';
import { publishWords } from '../words.ts';

interface Props {
	siteUrl: string;
	/** Selected initially if it can be published. */
	language: LocaleCode;
	onClose: () => void;
}

/** Saves the form, shows what publishing changes and what is unfinished, and publishes the chosen languages. */
export function PublishDialog({ siteUrl, language, onClose }: Props) {
	const { i18n } = useTranslation();
	const { title } = useDocumentTitle();
	const t = useTranslator();
	const endpoints = usePublishingEndpoints();
	const { document, applyState, refresh } = usePublishing();
	const { isSaved, save } = useFormSave();
	const notify = useUndoNotice();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isReady, setReady] = useState(false);
	const { documents, problem, read } = usePreviews(isReady ? (document ?? '') : '');
	const prepare = useEffectEvent(async () => {
		await save();
		setReady(true);
	});
	useEffect(() => void prepare(), []);
	const publish = async (changes: readonly LanguagesOf[]) => {
		for (const change of changes) {
			const state = await endpoints.publish(change.document, change.languages);
			applyState(state);
			dialog.current?.close();
			const { languages } = change;
			const links = { state, languages, siteUrl, language: i18n.language };
			notify(
				t(publishWords.live, { languages: languageList(languages, i18n.language) }),
				async () => {
					await endpoints.undo([change.document], state.publication ?? '');
					applyState(await endpoints.state(change.document));
				},
				<PageLinks {...links} />,
			);
		}
	};
	return (
		<PageDialog dialog={dialog} onClose={onClose} title={t(publishWords.title, { title })}>
			{documents === null && problem === '' ? <p role="status">{t(changeWords.reading)}</p> : null}
			<Problems text={problem} />
			{documents ? (
				<ChangeForm
					documents={documents}
					isBlocked={!isSaved}
					onAddress={async () => {
						await read();
						await refresh();
					}}
					onCancel={() => dialog.current?.close()}
					onConfirm={publish}
					preselected={[language]}
				>
					{isSaved ? null : <Problems text={t(publishWords.unsaved)} />}
				</ChangeForm>
			) : null}
		</PageDialog>
	);
}
