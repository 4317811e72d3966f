'use client';
import { useEffect, useState } from 'react';
import { reloadDocument } from '../../../platform/admin/saving/reload-document.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import type { Handover } from './use-handover.ts';

/** Payload's take-over buttons: in the lock dialog, and above a read-only form. */
const buttonSelector = '#document-locked-take-over, #take-over';
const pollMs = 500;

interface Options {
	target: string | null;
	send: (path: string, body?: object) => Promise<Handover | null>;
	/** How long, in milliseconds, the other editor's form may take. */
	waitMs: number;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMs));

/**
 * Replaces the action of Payload's take-over buttons: waits until the other editor's form has saved and handed the document over, or takes
 * it after `waitMs` (the form is closed, offline, or in a background tab, which has saved its text). Then reloads this form.
 *
 * @returns true while the take-over is pending
 */
export function useTakeOver({ target, send, waitMs }: Options): boolean {
	const [isTakingOver, setTakingOver] = useState(false);
	const latest = useLatest({ target, send, waitMs });
	useEffect(() => {
		const requestDocument = async (): Promise<boolean> => {
			const options = latest.current;
			let state = await options.send('/ask', { target: options.target, wish: 'takeOver' });
			const end = performance.now() + options.waitMs;
			while (state && state.own !== 'handedOver') {
				await pause();
				state =
					performance.now() < end
						? ((await options.send(`/of?target=${options.target}`)) ?? state)
						: await options.send('/ask', { target: options.target, wish: 'take' });
			}
			return state?.own === 'handedOver';
		};
		const takeOver = async () => {
			setTakingOver(true);
			if (await requestDocument()) reloadDocument();
			else setTakingOver(false);
		};
		const onClick = (event: MouseEvent) => {
			const { target: element } = event;
			const isOnButton = element instanceof Element && element.closest(buttonSelector) !== null;
			if (!isOnButton || latest.current.target === null) return;
			event.preventDefault();
			event.stopPropagation();
			void takeOver();
		};
		document.addEventListener('click', onClick, true);
		return () => document.removeEventListener('click', onClick, true);
	}, [latest]);
	return isTakingOver;
}
