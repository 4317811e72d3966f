'use client';
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useLockedByOther } from '../../../admin/saving/use-locked-by-other.ts';
import { formatTime } from '../../../platform/i18n/dates.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import { changedTexts } from './changed-texts.ts';
import type { UnsavedText } from './stored-texts.ts';
import { unsavedWords } from './unsaved-words.ts';
import type { Unsaved } from './use-unsaved.ts';

interface Props extends Pick<Unsaved, 'dismissText'> {
	text: NonNullable<Unsaved['text']>;
	/** True if a colleague has taken over the document. */
	isTakenOver: boolean;
	/** Merges the text into the form; false if that failed. */
	onMerge: (text: UnsavedText) => Promise<boolean>;
}

/** Offers to merge unsaved text into the form, to copy it, or to discard it. */
export function UnsavedNotice({ text, isTakenOver, dismissText, onMerge }: Props) {
	const { i18n } = useTranslation();
	const { currentEditor, savedDocumentData } = useDocumentInfo();
	// Without a connection the form has not learned of the new owner.
	const owner =
		useLockedByOther() && typeof currentEditor === 'object' ? currentEditor?.email : undefined;
	const t = translatorIn(i18n.language);
	const time = formatTime(text.at, i18n.language);
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
			{isTakenOver ? null : (
				<Button {...button} onClick={merge}>
					{t(unsavedWords.put)}
				</Button>
			)}
			<Button {...button} onClick={copy}>
				{t(unsavedWords.copy)}
			</Button>
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
