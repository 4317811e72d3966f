'use client';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import type { Saving } from '../../../admin/saving/use-save.ts';
import { isReloadingAfterTakeover } from './use-reload-after-takeover.ts';
import type { Unsaved } from './use-unsaved.ts';

interface SaveOnLeaveOptions
	extends Pick<Saving, 'send' | 'fits' | 'unlock'>,
		Pick<Unsaved, 'currentText' | 'keepText'> {
	/** True if another form has taken over the text of this one. */
	hasHandedOver: () => boolean;
}

/**
 * Sends unsaved text when the tab is hidden, closed or navigates away, and when the form is unmounted. The text remains in the browser
 * until a successful response, and is offered when the form is opened again. If the text is too large for a keepalive request, the browser
 * confirms first.
 */
export function useSaveOnLeave(
	isModified: Readonly<RefObject<boolean>>,
	{ send, fits, unlock, currentText, keepText, hasHandedOver }: SaveOnLeaveOptions,
): void {
	const latest = useLatest({ send, fits, unlock, currentText, keepText, hasHandedOver });
	useEffect(() => {
		// A closing page fires `visibilitychange` after `pagehide`: a second request would lock the document again.
		let hasLeft = false;
		let removeLastStored = () => {};
		const storeAndSend = async (options?: Parameters<Saving['send']>[0]) => {
			removeLastStored();
			const removeStored = latest.current.keepText(latest.current.currentText());
			removeLastStored = removeStored;
			if (options?.last && !latest.current.fits()) return;
			if ((await latest.current.send(options)) === 'saved') removeStored();
		};
		const sendLast = (leaves: boolean) => {
			if (isModified.current) void storeAndSend({ last: true, leaves });
		};
		const onPageHide = () => {
			hasLeft = true;
			const isLast = !isReloadingAfterTakeover();
			sendLast(isLast);
			if (isLast) latest.current.unlock();
		};
		// The page is shown again: its form contains the text.
		const onPageShow = () => {
			hasLeft = false;
			removeLastStored();
		};
		const onVisibilityChange = () => {
			if (document.visibilityState === 'visible') removeLastStored();
			else if (!hasLeft) sendLast(false);
		};
		const onBeforeUnload = (event: BeforeUnloadEvent) => {
			if (isModified.current && !latest.current.fits()) event.preventDefault();
		};
		document.addEventListener('visibilitychange', onVisibilityChange);
		window.addEventListener('pagehide', onPageHide);
		window.addEventListener('pageshow', onPageShow);
		window.addEventListener('beforeunload', onBeforeUnload);
		return () => {
			document.removeEventListener('visibilitychange', onVisibilityChange);
			window.removeEventListener('pagehide', onPageHide);
			window.removeEventListener('pageshow', onPageShow);
			window.removeEventListener('beforeunload', onBeforeUnload);
			if (latest.current.hasHandedOver()) return;
			const lastSave = isModified.current ? storeAndSend() : Promise.resolve();
			void lastSave.then(() => {
				if (!isReloadingAfterTakeover()) latest.current.unlock();
			});
		};
	}, [isModified, latest]);
}
