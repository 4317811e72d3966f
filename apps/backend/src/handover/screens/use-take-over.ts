'use client';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../editing/saving/use-latest.ts';
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
 * Holds a click that takes a document over until the colleague's open form has saved and handed it over; then this form is opened anew. A form that does
 * not answer in time is gone, without a connection or in a tab in the background, which has saved what it had: Payload's button does what it says. Answers
 * whether somebody waits for that.
 */
export function useTakeOver({ target, send, waitMs }: Asked): boolean {
	const [isTaking, setTaking] = useState(false);
	const latest = useLatest({ target, send, waitMs });
	const isPassing = useRef(false);
	useEffect(() => {
		const asked = async (): Promise<boolean> => {
			const now = latest.current;
			const end = performance.now() + now.waitMs;
			let told = await now.send('/ask', { target: now.target, wish: 'takeOver' });
			while (told && told.own !== 'handedOver' && performance.now() < end) {
				await pause();
				told = (await now.send(`/of?target=${now.target}`)) ?? told;
			}
			if (told?.own === 'handedOver') return true;
			if (told) await now.send('/ask', { target: now.target, wish: 'nothing' });
			return false;
		};
		const takeOver = async (button: HTMLElement) => {
			setTaking(true);
			if (await asked()) {
				window.location.reload();
				return;
			}
			setTaking(false);
			isPassing.current = true;
			button.click();
			isPassing.current = false;
		};
		const hold = (event: MouseEvent) => {
			const { target: clicked } = event;
			const button = clicked instanceof Element ? clicked.closest<HTMLElement>(buttons) : null;
			if (!button || isPassing.current || latest.current.target === null) return;
			event.preventDefault();
			event.stopPropagation();
			void takeOver(button);
		};
		document.addEventListener('click', hold, true);
		return () => document.removeEventListener('click', hold, true);
	}, [latest]);
	return isTaking;
}
