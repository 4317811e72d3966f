import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes open menus once the router has shown another page; without scripts a new document does it. */
export function useClosePopovers(): void {
	const { key } = useLocation();
	const shown = useRef(key);
	useEffect(() => {
		// What was opened before React took over, often by the very click that started it, stays open.
		if (shown.current === key) return;
		shown.current = key;
		if (!('popover' in HTMLElement.prototype)) return;
		for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
	}, [key]);
}
