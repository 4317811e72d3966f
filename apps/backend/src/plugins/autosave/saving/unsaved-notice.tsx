'use client';
import {
	Button,
	toast,
	useAuth,
	useConfig,
	useDocumentInfo,
	useLocale,
	useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { adminUrl } from '../../../documents/document-ref.ts';
import type { UnsavedText } from '../../../platform/admin/saving/unsaved-text.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { CompareDialog } from '../merging/compare-dialog.tsx';
import { changedTexts } from './changed-texts.ts';
import { saveAsCopy } from './save-as-copy.ts';
import { unsavedWords } from './unsaved-words.ts';
import { useLockOwner } from './use-lock-owner.ts';
import type { Unsaved } from './use-unsaved.ts';

interface Props extends Pick<Unsaved, 'dismissText'> {
	text: NonNullable<Unsaved['text']>;
	/** True if a colleague has taken over the document. */
	isTakenOver: boolean;
	/** Merges the text into the form; false if that failed. */
	onMerge: (text: UnsavedText) => Promise<boolean>;
}

/** Offers to merge unsaved text into the form, to save it as a new draft, to copy it, or to discard it. */
export function UnsavedNotice({ text, isTakenOver, dismissText, onMerge }: Props) {
	const { i18n } = useTranslation();
	const { config } = useConfig();
	const { permissions } = useAuth();
	const { code } = useLocale();
	const { id, collectionSlug, savedDocumentData } = useDocumentInfo();
	const owner = useLockOwner(isTakenOver);
	const [isComparing, setComparing] = useState(false);
	const [copyId, setCopyId] = useState<number | null>(null);
	const t = translatorIn(i18n.language);
	const savedAt = new Date(text.at);
	const isToday = savedAt.toDateString() === new Date().toDateString();
	const time = new Intl.DateTimeFormat(i18n.language, {
		timeStyle: 'short',
		...(isToday ? {} : { dateStyle: 'medium' }),
	}).format(savedAt);
	const canCreate =
		collectionSlug !== undefined && Boolean(permissions?.collections?.[collectionSlug]?.create);
	const merge = async () => {
		if (await onMerge(text)) dismissText();
	};
	const copy = () => {
		const texts = changedTexts(text.data, savedDocumentData);
		navigator.clipboard.writeText(texts.join('\n\n')).then(
			() => toast.success(t(unsavedWords.copied)),
			() => toast.error(t(unsavedWords.notCopied)),
		);
	};
	const save = () =>
		saveAsCopy(`${config.routes.api}/${collectionSlug}/${id}`, code, i18n.language, text.data).then(
			setCopyId,
			(cause: unknown) => {
				const reason = cause instanceof Error ? cause.message : String(cause);
				toast.error(t(unsavedWords.notSavedApart, { reason }));
			},
		);
	const discard = () => {
		dismissText();
		if (isTakenOver) window.location.reload();
	};
	const button = { buttonStyle: 'secondary', margin: false, size: 'small' } as const;
	return (
		<div className="form-notice form-notice--alarming" role="alert">
			<span>
				{isTakenOver
					? t(unsavedWords.takenOver, {
							person: owner ?? t(unsavedWords.colleague),
							time,
						})
					: t(unsavedWords.left, { time })}
			</span>
			<Button {...button} onClick={() => setComparing(true)}>
				{t(unsavedWords.compare)}
			</Button>
			{isComparing ? <CompareDialog mine={text.data} onClose={() => setComparing(false)} /> : null}
			{isTakenOver ? null : (
				<Button {...button} onClick={merge}>
					{t(unsavedWords.put)}
				</Button>
			)}
			<Button {...button} onClick={copy}>
				{t(unsavedWords.copy)}
			</Button>
			{copyId === null && canCreate ? (
				<Button {...button} onClick={save}>
					{t(unsavedWords.saveApart)}
				</Button>
			) : null}
			{copyId === null ? null : (
				<a
					href={adminUrl(
						config.routes.admin,
						{ kind: 'collection', slug: collectionSlug ?? '', id: copyId },
						code,
					)}
				>
					{t(unsavedWords.savedApart)}
				</a>
			)}
			{isTakenOver ? (
				<Button {...button} onClick={() => window.location.reload()}>
					{t(unsavedWords.look)}
				</Button>
			) : null}
			<Button {...button} onClick={discard}>
				{t(unsavedWords.discard)}
			</Button>
		</div>
	);
}
