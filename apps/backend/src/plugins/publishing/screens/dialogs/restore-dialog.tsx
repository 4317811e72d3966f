'use client';
import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { translatesInto } from '../../../../access/person.ts';
import { usePerson } from '../../../../access/use-person.ts';
import { DialogButtons } from '../../../../admin/dialogs/dialog-buttons.tsx';
import { PageDialog } from '../../../../admin/dialogs/page-dialog.tsx';
import { messageOf } from '../../../../admin/endpoints/call-endpoint.ts';
import { adminUrl, parseDocument } from '../../../../documents/document-ref.ts';
import { languageList, translatorIn } from '../../../../platform/i18n/words.ts';
import { changeWords } from '../../../../publication/change-words.ts';
import { type Choice, LanguageChoice } from '../../../../publication/language-choice.tsx';
import { Problems } from '../../../../publication/problems.tsx';
import type { VersionContent } from '../../../../publication/shapes.ts';
import { states } from '../../../../publication/state-store.ts';
import { useOpenLanguage, usePublishingEndpoints } from '../../../../publication/use-publishing.ts';
import { restoreWords } from '../words.ts';

interface Props {
	/** `pages:12` or `global:header`. */
	document: string;
	/** The version's ID. */
	version: string;
	/** True if the user may change the shared fields too, not only the texts in their languages. */
	isWhole: boolean;
	onClose: () => void;
}

/** All languages of a version with the effect of restoring each. */
function restoreChoices(
	{ languages }: VersionContent,
	language: string,
	canWrite: (code: LocaleCode) => boolean,
): Choice[] {
	const t = translatorIn(language);
	return languages.map(({ language: code, has, changes }) => {
		if (!canWrite(code))
			return { language: code, hint: t(restoreWords.forbidden), isPossible: false };
		if (!has) return { language: code, hint: t(restoreWords.noText), isPossible: false };
		const isPossible = changes.length > 0;
		const hint = isPossible
			? t(restoreWords.changes, { fields: changes.join(', ') })
			: t(restoreWords.unchanged);
		return { language: code, hint, isPossible };
	});
}

/** Asks which languages of a version to restore as a draft, and whether to restore the fields that all languages share. */
export function RestoreDialog({ document, version, isWhole, onClose }: Props) {
	const { i18n } = useTranslation();
	const { config } = useConfig();
	const router = useRouter();
	const openLanguage = useOpenLanguage();
	const endpoints = usePublishingEndpoints();
	const dialog = useRef<HTMLDialogElement>(null);
	const [content, setContent] = useState<VersionContent | null>(null);
	const [selection, setSelection] = useState<ReadonlySet<LocaleCode>>(new Set([openLanguage]));
	const [withShared, setWithShared] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState('');
	const t = translatorIn(i18n.language);
	useEffect(() => {
		endpoints.version(document, version).then(setContent, (cause: unknown) => {
			setProblem(messageOf(cause));
		});
	}, [document, endpoints, version]);
	const person = usePerson();
	const canWrite = (code: LocaleCode) => isWhole || translatesInto(person, code);
	const choices = content ? restoreChoices(content, i18n.language, canWrite) : [];
	const languages = choices
		.filter(({ language, isPossible }) => isPossible && selection.has(language))
		.map(({ language }) => language);
	const restore = async () => {
		setBusy(true);
		setProblem('');
		try {
			states.set(document, await endpoints.restore(document, version, languages, withShared));
			const ref = parseDocument(document);
			toast.success(t(restoreWords.done));
			if (ref) router.push(adminUrl(config.routes.admin, ref, languages[0] ?? openLanguage));
		} catch (cause) {
			setProblem(messageOf(cause));
			setBusy(false);
		}
	};
	const sharedChanges = isWhole ? (content?.shared.changes ?? []) : [];
	return (
		<PageDialog dialog={dialog} onClose={onClose} title={t(restoreWords.title)}>
			<p>{t(restoreWords.text)}</p>
			{content ? (
				<LanguageChoice choices={choices} selection={selection} onChange={setSelection} />
			) : (
				<p role="status">{problem ? '' : t(changeWords.reading)}</p>
			)}
			{sharedChanges.length > 0 ? (
				<div className="publishing-choice">
					<label>
						<input
							checked={withShared}
							onChange={(event) => setWithShared(event.target.checked)}
							type="checkbox"
						/>
						{t(restoreWords.shared)}
					</label>
					<p className="own-quiet publishing-hint">
						{t(restoreWords.changes, { fields: sharedChanges.join(', ') })}
					</p>
				</div>
			) : null}
			<Problems text={problem} />
			<DialogButtons
				confirm={
					languages.length === 0
						? t(restoreWords.confirmShort)
						: t(restoreWords.confirm, { languages: languageList(languages, i18n.language) })
				}
				isDisabled={isBusy || (languages.length === 0 && !withShared)}
				onCancel={() => dialog.current?.close()}
				onConfirm={() => void restore()}
			/>
		</PageDialog>
	);
}
