'use client';
import { type RefObject, useEffect, useState } from 'react';
import { session } from '../../../platform/admin/saving/session.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import type { Saving, Sent } from '../../../platform/admin/saving/use-save.ts';
import type { Unsaved } from './use-unsaved.ts';

interface Retries
	extends Pick<Saving, 'save' | 'send'>,
		Pick<Unsaved, 'typed' | 'keep' | 'forget'> {
	waitMs: number;
	/** Whether a colleague has the document, as far as the form knows. */
	isOthers: boolean;
	/** Whether a newer version is being merged into the form: it is saved after that. */
	isMerging: boolean;
	/** Ends writing in this form: what it held is stored, the document is a colleague's. */
	stop: () => void;
}

/**
 * Saves text that has been waiting for `waitMs`: autosave waits for a pause in writing, and gives up when the backend can't be reached.
 * What could not be saved is stored beside the form until it is. Once a colleague has taken the document over nothing is sent any more, since it would
 * undo what they wrote as soon as they leave. Returns what became of the text last.
 *
 * @param saveNow is given what saves without waiting. It is also done when the connection goes or comes back, and when somebody has signed in again.
 */
export function useRetries(
	modified: Readonly<RefObject<boolean>>,
	saveNow: RefObject<() => void>,
	{ waitMs, ...given }: Retries,
): Sent {
	const latest = useLatest(given);
	const [sent, setSent] = useState<Sent>('saved');
	useEffect(() => {
		let last: Sent = 'saved';
		let wasModified = false;
		let isUnderWay = false;
		let written: ReturnType<Unsaved['typed']> | undefined;
		const note = (now: Sent) => {
			if (now === 'saved' && last !== 'saved') latest.current.forget();
			// Payload's form may have saved it meanwhile.
			const isWaiting = now === 'takenOver' || (now !== 'saved' && modified.current);
			if (isWaiting && written) latest.current.keep(written);
			if (now === 'takenOver') latest.current.stop();
			last = now;
			setSent(now);
		};
		const look = async () => {
			const waits = wasModified && modified.current;
			wasModified = modified.current;
			if (isUnderWay || last === 'takenOver') return;
			// Once a colleague has the document, the form shows their text, sooner or later than it says so.
			if (wasModified && !latest.current.isOthers) written = latest.current.typed();
			// Saved by Payload's form, or replaced by the colleague's text in it.
			if (!modified.current && last !== 'saved')
				note(latest.current.isOthers ? 'takenOver' : 'saved');
			if (!waits || latest.current.isMerging) return;
			isUnderWay = true;
			note(await latest.current.send());
			// Once more through the form, which then knows that it is saved.
			if (last === 'saved') await latest.current.save();
			isUnderWay = false;
		};
		const now = () => {
			wasModified = modified.current;
			void look();
		};
		// What is known to be unsaved already is tried again in its time: without a connection this would be asked for by its own failure.
		saveNow.current = () => {
			if (last === 'saved') now();
		};
		const timer = setInterval(() => void look(), waitMs);
		const endSession = session.subscribe(() => {
			if (session.isOpen()) now();
		});
		window.addEventListener('offline', now);
		window.addEventListener('online', now);
		return () => {
			clearInterval(timer);
			endSession();
			window.removeEventListener('offline', now);
			window.removeEventListener('online', now);
		};
	}, [modified, saveNow, latest, waitMs]);
	return sent;
}
