'use client';
import { Button, useLocale } from '@payloadcms/ui';
import { type RefObject, useId, useState } from 'react';
import { languageWords, type Words } from '../../../platform/i18n/words.ts';
import { AcceptGaps } from '../../../publication/accept-gaps.tsx';
import { gapWords } from '../../../publication/gap-words.ts';
import { usePublishing } from '../../../publication/use-publishing.ts';
import { reviewWords } from './words.ts';

interface Props {
	act: (action: string, body: object) => Promise<boolean>;
	approve: (note: string, publish: readonly string[]) => Promise<boolean>;
	isBusy: boolean;
	onDone: () => void;
	/** The field of the note. */
	field: RefObject<HTMLTextAreaElement | null>;
	t: (text: Words, values?: Record<string, number>) => string;
}

/** The buttons of a reviewer, with a note: approve, approve and publish the current locale, or send back. */
export function Decision({ act, approve, isBusy, onDone, field, t }: Props) {
	const id = useId();
	const [note, setNote] = useState('');
	const [isNoteMissing, setNoteMissing] = useState(false);
	const { code } = useLocale();
	const language = t(languageWords(code));
	const { state } = usePublishing();
	const [acceptsGaps, setAcceptsGaps] = useState(false);
	const languages = state === null || state === 'failed' ? [] : state.languages;
	const gaps = languages.find((one) => one.language === code)?.incomplete ?? null;
	const approveAndPublish = async () => {
		// Publishing changes the document, so the form is outdated.
		if (await approve(note, [code])) window.location.reload();
	};
	const finish = (isDone: boolean) => {
		if (isDone) onDone();
	};
	const sendBack = async () => {
		setNoteMissing(note.trim() === '');
		if (note.trim() === '') field.current?.focus();
		else finish(await act('answer', { decision: 'sentBack', note }));
	};
	return (
		<div className="review-form">
			<label htmlFor={id}>{t(reviewWords.decisionNote)}</label>
			<textarea
				aria-describedby={`${id}-missing`}
				aria-invalid={isNoteMissing}
				className="own-input"
				id={id}
				onChange={(event) => setNote(event.target.value)}
				ref={field}
				rows={2}
				value={note}
			/>
			<p className="own-problem" id={`${id}-missing`} role="alert">
				{isNoteMissing ? t(reviewWords.noteMissing) : null}
			</p>
			{gaps ? (
				<>
					<p>{t(gapWords.incomplete, { ...gaps })}</p>
					<AcceptGaps isAccepted={acceptsGaps} onChange={setAcceptsGaps} />
				</>
			) : null}
			<div className="review-actions">
				<Button
					disabled={isBusy || (gaps !== null && !acceptsGaps)}
					margin={false}
					onClick={() => void approveAndPublish()}
					size="small"
				>
					{t(reviewWords.approveAndPublish)}: {language}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={async () => finish(await approve(note, []))}
					size="small"
				>
					{t(reviewWords.approve)}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={() => void sendBack()}
					size="small"
				>
					{t(reviewWords.sendBack)}
				</Button>
			</div>
		</div>
	);
}
