'use client';
import { Button, useLocale } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { Words } from '../../../platform/i18n/words.ts';
import { reviewWords } from './words.ts';

interface Props {
	reviewers: readonly { id: number; name: string }[];
	act: (action: string, body: object) => Promise<boolean>;
	isBusy: boolean;
	t: (text: Words) => string;
	onDone: () => void;
}

/** The form that requests a review: reviewers and a note. */
export function ReviewRequestForm({ reviewers, act, isBusy, t, onDone }: Props) {
	const { code } = useLocale();
	const id = useId();
	const [reviewerIds, setReviewerIds] = useState<readonly number[]>([]);
	const [note, setNote] = useState('');
	const people = useRef<HTMLFieldSetElement>(null);
	// The button that opened this form was removed, so move the focus into the form.
	useEffect(() => people.current?.querySelector('input')?.focus(), []);
	const change = (person: number, isChosen: boolean) =>
		setReviewerIds(
			isChosen ? [...reviewerIds, person] : reviewerIds.filter((other) => other !== person),
		);
	const submit = async () => {
		if (await act('ask', { reviewers: reviewerIds, note, language: code })) onDone();
	};
	return (
		<div className="review-form">
			<fieldset ref={people}>
				<legend>{t(reviewWords.reviewers)}</legend>
				{reviewers.map((person) => (
					<label key={person.id}>
						<input
							checked={reviewerIds.includes(person.id)}
							onChange={(event) => change(person.id, event.target.checked)}
							type="checkbox"
						/>{' '}
						{person.name}
					</label>
				))}
			</fieldset>
			<label htmlFor={id}>{t(reviewWords.note)}</label>
			<textarea
				className="own-input"
				id={id}
				onChange={(event) => setNote(event.target.value)}
				rows={2}
				value={note}
			/>
			<div className="review-actions">
				<Button
					disabled={reviewerIds.length === 0 || isBusy}
					margin={false}
					onClick={submit}
					size="small"
				>
					{t(reviewWords.send)}
				</Button>
				<Button buttonStyle="subtle" margin={false} onClick={onDone} size="small">
					{t(reviewWords.cancel)}
				</Button>
			</div>
		</div>
	);
}
