import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes open menus once the router has shown another page; without scripts a new document does it. */
export function useClosePopovers(): void {
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes, whatever it leads to
	useEffect(() => {
		if (!('popover' in HTMLElement.prototype)) return;
		for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
	}, [key]);
}
