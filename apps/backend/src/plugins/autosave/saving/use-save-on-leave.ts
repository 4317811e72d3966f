'use client';
import { type RefObject, useEffect } from 'react';
import { isOpenedAnew } from '../../../platform/admin/saving/reload-document.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import type { Saving } from '../../../platform/admin/saving/use-save.ts';
import type { Unsaved } from './use-unsaved.ts';

interface LastChance extends Pick<Saving, 'send' | 'fits' | 'unlock'>, Pick<Unsaved, 'keepLast'> {
	/** Whether another form has taken over what this one held. */
	hasHandedOver: () => boolean;
}

/**
 * Sends unsaved text when the tab is closed, hidden or leaves in a way that nothing holds. Until it is known to be saved, it stays in the browser and is
 * offered when the form is opened again. What is too large to be sent by a page that goes makes the browser ask first.
 */
export function useLastChance(
	modified: Readonly<RefObject<boolean>>,
	{ send, fits, unlock, keepLast, hasHandedOver }: LastChance,
): void {
	const latest = useLatest({ send, fits, unlock, keepLast, hasHandedOver });
	useEffect(() => {
		// A page that goes is hidden after that: a second draft would lock the document again.
		let hasLeft = false;
		let forgetLast = () => {};
		const sendStored = async (options?: Parameters<Saving['send']>[0]) => {
			forgetLast();
			const forget = latest.current.keepLast();
			forgetLast = forget;
			if (options?.last && !latest.current.fits()) return;
			if ((await latest.current.send(options)) === 'saved') forget();
		};
		const sendLast = (leaves: boolean) => {
			if (modified.current) void sendStored({ last: true, leaves });
		};
		const leave = () => {
			hasLeft = true;
			const isLast = !isOpenedAnew();
			sendLast(isLast);
			if (isLast) latest.current.unlock();
		};
		// The form holds everything again.
		const comeBack = () => {
			hasLeft = false;
			forgetLast();
		};
		const whenHidden = () => {
			if (document.visibilityState === 'visible') forgetLast();
			else if (!hasLeft) sendLast(false);
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
			if (latest.current.hasHandedOver()) return;
			const ended = modified.current ? sendStored() : Promise.resolve();
			void ended.then(() => latest.current.unlock());
		};
	}, [modified, latest]);
}
