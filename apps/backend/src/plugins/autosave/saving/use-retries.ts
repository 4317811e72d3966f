'use client';
import { type RefObject, useEffect, useState } from 'react';
import { session } from '../../../admin/saving/session.ts';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import type { Saving, SendResult } from '../../../admin/saving/use-save.ts';
import type { FormText, Unsaved } from './use-unsaved.ts';

interface RetryOptions
	extends Pick<Saving, 'save' | 'send'>,
		Pick<Unsaved, 'currentText' | 'keepText'> {
	waitMs: number;
	/** True while a newer version is being merged into the form; it is saved after the merge. */
	isMerging: boolean;
	/** Disables this form, because a colleague has taken over the document; its text has been stored. */
	disableForm: () => void;
}

/**
 * Saves text that has been unsaved for `waitMs`: `useAutosave` waits for a pause and gives up if the backend is unreachable. Text
 * that could not be saved is stored in the browser until it is. After a colleague has taken over the document, nothing is sent, because
 * it would overwrite their text as soon as they leave. Returns the outcome of the last attempt.
 *
 * @param saveNow is set to a function that saves immediately unless the last attempt failed. Losing or regaining the connection and signing
 * in also save immediately.
 */
export function useRetries(
	isModified: Readonly<RefObject<boolean>>,
	saveNow: RefObject<() => void>,
	{ waitMs, ...options }: RetryOptions,
): SendResult {
	const latest = useLatest(options);
	const [outcome, setOutcome] = useState<SendResult>('saved');
	useEffect(() => {
		let lastOutcome: SendResult = 'saved';
		let wasModified = false;
		let isSending = false;
		let text: FormText | undefined;
		let removeStored = () => {};
		const update = (outcome: SendResult) => {
			if (outcome === 'saved') removeStored();
			// Payload's form may have saved the text in the meantime.
			const isUnsaved = outcome === 'takenOver' || (outcome !== 'saved' && isModified.current);
			if (isUnsaved && text) {
				removeStored();
				removeStored = latest.current.keepText(text);
			}
			if (outcome === 'takenOver') latest.current.disableForm();
			lastOutcome = outcome;
			setOutcome(outcome);
		};
		const check = async () => {
			const isDue = wasModified && isModified.current;
			wasModified = isModified.current;
			if (isSending || lastOutcome === 'takenOver') return;
			if (wasModified) text = latest.current.currentText();
			// Payload's form or a merge has saved the text.
			if (!isModified.current && lastOutcome !== 'saved') update('saved');
			if (!isDue || latest.current.isMerging) return;
			isSending = true;
			update(await latest.current.send());
			// Save again through the form, so that its state becomes unmodified.
			if (lastOutcome === 'saved') await latest.current.save();
			isSending = false;
		};
		const checkNow = () => {
			wasModified = isModified.current;
			void check();
		};
		// After a failure the interval retries: without a connection each failure would otherwise trigger the next attempt.
		saveNow.current = () => {
			if (lastOutcome === 'saved') checkNow();
		};
		const timer = setInterval(() => void check(), waitMs);
		const endSession = session.subscribe(() => {
			if (session.isOpen()) checkNow();
		});
		window.addEventListener('offline', checkNow);
		window.addEventListener('online', checkNow);
		return () => {
			clearInterval(timer);
			endSession();
			window.removeEventListener('offline', checkNow);
			window.removeEventListener('online', checkNow);
		};
	}, [isModified, saveNow, latest, waitMs]);
	return outcome;
}
