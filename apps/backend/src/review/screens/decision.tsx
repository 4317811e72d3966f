'use client';
import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { Words } from '../../editing/words.ts';
import { reviewWords } from './words.ts';

interface Props {
	act: (what: string, body: object) => Promise<boolean>;
	isBusy: boolean;
	onDone: () => void;
	say: (text: Words) => string;
}

/** For who may publish: approve, approve and publish, or send back, with a note. */
export function Decision({ act, isBusy, onDone, say }: Props) {
	const id = useId();
	const [note, setNote] = useState('');
	const decide = async (decision: 'approved' | 'sentBack', publish: boolean) => {
		const isDone = await act('answer', { decision, note, publish });
		if (!isDone) return;
		onDone();
		// The form holds an older version then.
		if (publish) window.location.reload();
	};
	return (
		<div className="review-form">
			<label htmlFor={id}>{say(reviewWords.note)}</label>
			<textarea
				className="own-input"
				id={id}
				onChange={(event) => setNote(event.target.value)}
				rows={2}
				value={note}
			/>
			<div className="review-actions">
				<Button
					disabled={isBusy}
					margin={false}
					onClick={() => decide('approved', true)}
					size="small"
				>
					{say(reviewWords.approveAndPublish)}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={() => decide('approved', false)}
					size="small"
				>
					{say(reviewWords.approve)}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={() => decide('sentBack', false)}
					size="small"
				>
					{say(reviewWords.sendBack)}
				</Button>
			</div>
		</div>
	);
}
