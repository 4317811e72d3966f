'use client';
import { toast, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { DialogButtons } from '../../../admin/dialogs/dialog-buttons.tsx';
import { PageDialog } from '../../../admin/dialogs/page-dialog.tsx';
import { callEndpoint, messageOf } from '../../../admin/endpoints/call-endpoint.ts';
import { apiUrl, documentInForm } from '../../../documents/document-ref.ts';
import { languageList, translatorIn } from '../../../platform/i18n/words.ts';
import { Problems } from '../../../publication/problems.tsx';
import type { LanguageState } from '../../../publication/shapes.ts';
import { usePublishing, usePublishingEndpoints } from '../../../publication/use-publishing.ts';
import { useFormSave } from './use-form-save.ts';
import { discardWords } from './words.ts';

const documentSchema = z.record(z.string(), z.unknown());

interface Props {
	/** The open language. */
	languageState: LanguageState;
	/** The list item with the state of the language. */
	line: RefObject<HTMLLIElement | null>;
}

/** Replaces Payload's "Revert to published": resets the draft of the open language to the published text. Publishes nothing. */
export function DiscardDraft({ languageState, line }: Props) {
	const { i18n } = useTranslation();
	const [isDialogOpen, setDialogOpen] = useState(false);
	const reason = useId();
	const t = translatorIn(i18n.language);
	const { language, state, changes } = languageState;
	const isLive = state === 'published';
	if (isLive && changes.length === 0) return null;
	return (
		<>
			<button
				aria-describedby={isLive ? undefined : reason}
				className="publishing-link"
				disabled={!isLive}
				onClick={() => setDialogOpen(true)}
				title={isLive ? undefined : t(discardWords.notPublished)}
				type="button"
			>
				{t(discardWords.open)}
			</button>
			{isLive ? null : (
				<span className="sr-only" id={reason}>
					{t(discardWords.notPublished)}
				</span>
			)}
			{isDialogOpen ? (
				<DiscardDialog
					changes={changes}
					language={language}
					line={line}
					onClose={() => setDialogOpen(false)}
				/>
			) : null}
		</>
	);
}

interface DialogProps extends Pick<LanguageState, 'language' | 'changes'>, Pick<Props, 'line'> {
	onClose: () => void;
}

function DiscardDialog({ language, changes, line, onClose }: DialogProps) {
	const { i18n } = useTranslation();
	const { config } = useConfig();
	const ref = documentInForm(useDocumentInfo());
	const { reset } = useForm();
	const endpoints = usePublishingEndpoints();
	const { document, applyState } = usePublishing();
	const { save } = useFormSave();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState('');
	const t = translatorIn(i18n.language);
	const name = languageList([language], i18n.language);
	const query = `?depth=0&draft=true&fallback-locale=null&locale=${language}`;
	const discard = async () => {
		if (document === null || ref === null) return;
		setBusy(true);
		setProblem('');
		try {
			// Saves the latest changes, so that they are kept as a version too.
			await save();
			const response = await endpoints.discard(document, language);
			const url = apiUrl(config.routes.api, ref) + query;
			await reset(await callEndpoint(documentSchema, url, { language: i18n.language }));
			dialog.current?.close();
			// The button disappears with the draft, so the focus moves to its line, which shows the new state.
			line.current?.focus();
			applyState(response);
			toast.success(t(discardWords.done, { language: name }));
		} catch (cause) {
			setProblem(messageOf(cause));
			setBusy(false);
		}
	};
	return (
		<PageDialog dialog={dialog} onClose={onClose} title={t(discardWords.title, { language: name })}>
			<p>{t(discardWords.text)}</p>
			{changes.length > 0 ? <p>{t(discardWords.changes, { fields: changes.join(', ') })}</p> : null}
			<Problems text={problem} />
			<DialogButtons
				confirm={t(discardWords.open)}
				isDisabled={isBusy}
				onCancel={() => dialog.current?.close()}
				onConfirm={() => void discard()}
			/>
		</PageDialog>
	);
}
