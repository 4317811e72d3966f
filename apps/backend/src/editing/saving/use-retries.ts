'use client';
import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from './use-latest.ts';
import type { Saving, Sent } from './use-save.ts';

interface Retries extends Pick<Saving, 'save' | 'send'> {
	waitMs: number;
}

/**
 * Saves text that has been waiting for `waitMs`: autosave waits for a pause in writing, and gives up when the backend can't be reached.
 * Returns what became of it last.
 */
export function useRetries(
	modified: Readonly<RefObject<boolean>>,
	{ save, send, waitMs }: Retries,
): Sent {
	const latest = useLatest({ save, send });
	const [sent, setSent] = useState<Sent>('saved');
	useEffect(() => {
		let wasModified = false;
		let isUnderWay = false;
		const look = async () => {
			const waits = wasModified && modified.current;
			wasModified = modified.current;
			if (!modified.current) setSent('saved');
			if (!waits || isUnderWay) return;
			isUnderWay = true;
			const now = await latest.current.send();
			setSent(now);
			// Once more through the form, which then knows that it is saved.
			if (now === 'saved') await latest.current.save();
			isUnderWay = false;
		};
		const timer = setInterval(() => void look(), waitMs);
		return () => clearInterval(timer);
	}, [modified, latest, waitMs]);
	return sent;
}
