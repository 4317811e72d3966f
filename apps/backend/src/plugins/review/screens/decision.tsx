'use client';
import { Button, useLocale } from '@payloadcms/ui';
import { isLocaleCode, localeDefinition } from '@website/contracts/locales';
import { type RefObject, useId, useState } from 'react';
import type { Words } from '../../../platform/i18n/words.ts';
import { reviewWords } from './words.ts';

interface Props {
	act: (action: string, body: object) => Promise<boolean>;
	isBusy: boolean;
	onDone: () => void;
	/** The field of the note. */
	field: RefObject<HTMLTextAreaElement | null>;
	t: (text: Words) => string;
}

/** The buttons of a reviewer, with a note: approve, approve and publish the current locale, or send back. */
export function Decision({ act, isBusy, onDone, field, t }: Props) {
	const id = useId();
	const [note, setNote] = useState('');
	const { code } = useLocale();
	const language = isLocaleCode(code) ? localeDefinition(code).name : code;
	const decide = async (decision: 'approved' | 'sentBack', publish: readonly string[] = []) => {
		const isDone = await act('answer', { decision, note, publish });
		if (!isDone) return;
		onDone();
		// Publishing changed the document, so the form is outdated.
		if (publish.length > 0) window.location.reload();
	};
	return (
		<div className="review-form">
			<label htmlFor={id}>{t(reviewWords.note)}</label>
			<textarea
				className="own-input"
				id={id}
				onChange={(event) => setNote(event.target.value)}
				ref={field}
				rows={2}
				value={note}
			/>
			<div className="review-actions">
				<Button
					disabled={isBusy}
					margin={false}
					onClick={() => decide('approved', [code])}
					size="small"
				>
					{t(reviewWords.approveAndPublish)}: {language}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={() => decide('approved')}
					size="small"
				>
					{t(reviewWords.approve)}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={() => decide('sentBack')}
					size="small"
				>
					{t(reviewWords.sendBack)}
				</Button>
			</div>
		</div>
	);
}
