'use client';
import { type RefObject, useEffect } from 'react';
import { isOpenedAnew } from '../../../platform/admin/saving/open-anew.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import type { Saving } from '../../../platform/admin/saving/use-save.ts';

/**
 * Sends unsaved text when the tab is closed, hidden or leaves in a way that nothing holds. What is too large to be sent by a page that
 * goes makes the browser ask first.
 */
export function useLastChance(
	modified: Readonly<RefObject<boolean>>,
	{ send, fits, unlock }: Pick<Saving, 'send' | 'fits' | 'unlock'>,
): void {
	const latest = useLatest({ send, fits, unlock });
	useEffect(() => {
		// A page that goes is hidden after that: a second draft would lock the document again.
		let hasLeft = false;
		const sendLast = (leaves: boolean) => {
			if (modified.current && latest.current.fits())
				void latest.current.send({ last: true, leaves });
		};
		const leave = () => {
			hasLeft = true;
			const isLast = !isOpenedAnew();
			sendLast(isLast);
			if (isLast) latest.current.unlock();
		};
		const comeBack = () => {
			hasLeft = false;
		};
		const whenHidden = () => {
			if (document.visibilityState === 'hidden' && !hasLeft) sendLast(false);
		};
		const ask = (event: BeforeUnloadEvent) => {
			if (modified.current && !latest.current.fits()) event.preventDefault();
		};
		document.addEventListener('visibilitychange', whenHidden);
		window.addEventListener('pagehide', leave);
		window.addEventListener('pageshow', comeBack);
		window.addEventListener('beforeunload', ask);
		return () => {
			document.removeEventListener('visibilitychange', whenHidden);
			window.removeEventListener('pagehide', leave);
			window.removeEventListener('pageshow', comeBack);
			window.removeEventListener('beforeunload', ask);
			const ended = modified.current ? latest.current.send() : Promise.resolve();
			void ended.then(() => latest.current.unlock());
		};
	}, [modified, latest]);
}
