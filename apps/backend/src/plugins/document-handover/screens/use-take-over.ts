'use client';
import { useEffect, useState } from 'react';
import { reloadDocument } from '../../../platform/admin/saving/reload-document.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import type { Known } from './use-hand-over.ts';

/** Payload's buttons that take a document over: in the dialog, and above a form that is looked at. */
const buttons = '#document-locked-take-over, #take-over';
const betweenLooksMs = 500;

interface Asked {
	target: string | null;
	send: (path: string, body?: object) => Promise<Known | null>;
	/** How long the colleague's form may take. */
	waitMs: number;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, betweenLooksMs));

/**
 * Takes a document over in the place of Payload's buttons: waits until the colleague's open form has saved and handed it over, or takes it from a form that
 * does not answer in time, as it is gone, without a connection, or in a tab in the background, which has saved what it had. Then this form is opened anew.
 * Answers whether somebody waits for that.
 */
export function useTakeOver({ target, send, waitMs }: Asked): boolean {
	const [isTaking, setTaking] = useState(false);
	const latest = useLatest({ target, send, waitMs });
	useEffect(() => {
		const asked = async (): Promise<boolean> => {
			const now = latest.current;
			let told = await now.send('/ask', { target: now.target, wish: 'takeOver' });
			const end = performance.now() + now.waitMs;
			while (told && told.own !== 'handedOver') {
				await pause();
				told =
					performance.now() < end
						? ((await now.send(`/of?target=${now.target}`)) ?? told)
						: await now.send('/ask', { target: now.target, wish: 'take' });
			}
			return told?.own === 'handedOver';
		};
		const takeOver = async () => {
			setTaking(true);
			if (await asked()) reloadDocument();
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
