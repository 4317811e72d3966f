'use client';
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { DialogButtons } from '../../../../admin/dialogs/dialog-buttons.tsx';
import { PageDialog } from '../../../../admin/dialogs/page-dialog.tsx';
import { messageOf } from '../../../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../../admin/endpoints/use-endpoint.ts';
import { mergeIntoOpenForms } from '../../../../admin/saving/document-changed.ts';
import { languageList } from '../../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../../platform/i18n/translator-in.ts';
import { AcceptGaps } from '../../../../publication/accept-gaps.tsx';
import type { PublishingState } from '../../../../publication/shapes.ts';
import { usePublishing, usePublishingEndpoints } from '../../../../publication/use-publishing.ts';
import { otherAffectedLanguages, publishChoices } from '../publish-choices.ts';
import { useFormSave } from '../use-form-save.ts';
import { useLiveNotice } from '../use-live-notice.tsx';
import { dialogWords, publishWords, stateWords } from '../words.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Problems } from './problems.tsx';

interface Props {
	siteUrl: string;
	/** Selected initially if it can be published. */
	language: LocaleCode;
	onClose: () => void;
}

/** Saves the form, asks which languages to publish and describes the changes that visitors will see. */
export function PublishDialog({ siteUrl, language: initialLanguage, onClose }: Props) {
	const { i18n } = useTranslation();
	const { title } = useDocumentTitle();
	const { id, collectionSlug } = useDocumentInfo();
	const call = useCall();
	const endpoints = usePublishingEndpoints();
	const { document, state, refresh, applyState } = usePublishing();
	const { isSaved, save } = useFormSave();
	const showLive = useLiveNotice(siteUrl);
	const dialog = useRef<HTMLDialogElement>(null);
	const [isReady, setReady] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState('');
	const [acceptsGaps, setAcceptsGaps] = useState(false);
	const [userSelection, setUserSelection] = useState<ReadonlySet<LocaleCode> | null>(null);
	const t = translatorIn(i18n.language);
	const prepare = useEffectEvent(async () => {
		await save();
		await refresh();
		setReady(true);
	});
	useEffect(() => void prepare(), []);
	const publish = async (languages: readonly LocaleCode[]) => {
		if (document === null) return;
		setBusy(true);
		setProblem('');
		try {
			const response = await endpoints.publish(document, languages);
			applyState(response);
			dialog.current?.close();
			showLive(response, languages);
		} catch (cause) {
			setProblem(cause instanceof Error ? cause.message : t(dialogWords.problem));
			setBusy(false);
		}
	};
	/** Stores an address in the draft of a language, and selects the language. */
	const takeAddress = async (
		language: LocaleCode,
		slug: string,
		selection: ReadonlySet<LocaleCode>,
	) => {
		setBusy(true);
		setProblem('');
		try {
			const path = `${collectionSlug}/${id}`;
			await call(z.unknown(), `/${path}?locale=${language}&draft=true&depth=0`, {
				method: 'PATCH',
				body: { slug, _status: 'draft' },
			});
			await mergeIntoOpenForms(path);
			await refresh();
			setUserSelection(new Set([...selection, language]));
		} catch (cause) {
			setProblem(messageOf(cause));
		}
		setBusy(false);
	};
	const content = (current: PublishingState) => {
		const choices = publishChoices(current, i18n.language);
		const possibleChoices = choices.filter(({ isPossible }) => isPossible);
		const preselected = possibleChoices.filter(({ language }) => language === initialLanguage);
		const selection = userSelection ?? new Set(preselected.map(({ language }) => language));
		const languages = possibleChoices
			.map(({ language }) => language)
			.filter((language) => selection.has(language));
		const isIncomplete = current.languages.some(
			({ language, incomplete }) => incomplete !== null && languages.includes(language),
		);
		const affectedLanguages = otherAffectedLanguages(current, languages);
		return (
			<>
				<LanguageChoice
					choices={choices}
					onChange={setUserSelection}
					onUseAddress={(language, slug) => void takeAddress(language, slug, selection)}
					selection={selection}
				/>
				{isIncomplete ? <AcceptGaps isAccepted={acceptsGaps} onChange={setAcceptsGaps} /> : null}
				{current.shared.changes.length > 0 ? (
					<p>{t(publishWords.shared, { fields: current.shared.changes.join(', ') })}</p>
				) : null}
				{affectedLanguages.length > 0 ? (
					<p>
						{t(publishWords.sharedElsewhere, {
							languages: languageList(affectedLanguages, i18n.language),
						})}
					</p>
				) : null}
				{isSaved ? null : <Problems text={t(publishWords.unsaved)} />}
				<Problems text={problem} title={t(publishWords.refused)} />
				<DialogButtons
					confirm={
						languages.length === 0
							? t(publishWords.none)
							: t(publishWords.open, { languages: languageList(languages, i18n.language) })
					}
					isDisabled={
						isBusy || !isSaved || languages.length === 0 || (isIncomplete && !acceptsGaps)
					}
					onCancel={() => dialog.current?.close()}
					onConfirm={() => void publish(languages)}
				/>
			</>
		);
	};
	return (
		<PageDialog dialog={dialog} onClose={onClose} title={t(publishWords.title, { title })}>
			{!isReady || state === null ? <p role="status">{t(dialogWords.reading)}</p> : null}
			{isReady && state === 'failed' ? <p role="alert">{t(stateWords.failed)}</p> : null}
			{isReady && state !== null && state !== 'failed' ? content(state) : null}
		</PageDialog>
	);
}
