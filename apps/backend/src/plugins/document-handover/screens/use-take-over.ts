'use client';
import { useEffect, useState } from 'react';
import { reloadDocument } from '../../../platform/admin/saving/reload-document.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import type { Known } from './use-hand-over.ts';

/** Payload's buttons that take a document over: in the dialog, and above a form that is looked at. */
const buttons = '#document-locked-take-over, #take-over';
const betweenLooksMs = 500;

interface Options {
	target: string | null;
	send: (path: string, body?: object) => Promise<Known | null>;
	/** How long the colleague's form may take. */
	waitMs: number;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, betweenLooksMs));

/**
 * Replaces the action of Payload's take-over buttons: waits until the other editor's form has saved and handed the document over, or takes
 * it after `waitMs` (the form is closed, offline, or in a background tab, which has saved its text). Then reloads this form.
 *
 * @returns true while the take-over is pending
 */
export function useTakeOver({ target, send, waitMs }: Options): boolean {
	const [isTaking, setTaking] = useState(false);
	const latest = useLatest({ target, send, waitMs });
	useEffect(() => {
		const requestDocument = async (): Promise<boolean> => {
			const now = latest.current;
			let state = await now.send('/ask', { target: now.target, wish: 'takeOver' });
			const end = performance.now() + now.waitMs;
			while (state && state.own !== 'handedOver') {
				await pause();
				state =
					performance.now() < end
						? ((await now.send(`/of?target=${now.target}`)) ?? state)
						: await now.send('/ask', { target: now.target, wish: 'take' });
			}
			return state?.own === 'handedOver';
		};
		const takeOver = async () => {
			setTaking(true);
			if (await requestDocument()) reloadDocument();
			else setTaking(false);
		};
		const hold = (event: MouseEvent) => {
			const { target: clicked } = event;
			const isOnButton = clicked instanceof Element && clicked.closest(buttons) !== null;
			if (!isOnButton || latest.current.target === null) return;
			event.preventDefault();
			event.stopPropagation();
			void takeOver();
		};
		document.addEventListener('click', hold, true);
		return () => document.removeEventListener('click', hold, true);
	}, [latest]);
	return isTaking;
}
