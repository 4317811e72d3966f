import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What is open and has the focus neither in itself nor on its button, the element before it. */
const leftByFocus = ':popover-open:not(:focus-within, :focus + *)';

/** Keyboards that go on would meet what an open menu covers (WCAG 2.4.11). Nothing is closed while the page has no focus. */
function closeLeft(): void {
	if (document.activeElement === document.body) return;
	document.querySelector<HTMLElement>(leftByFocus)?.hidePopover();
}

/** Closes open menus once the focus has left them or the router shows another page; without scripts a new document does. */
export function useClosePopovers(): void {
	useEffect(() => {
		if (!('popover' in HTMLElement.prototype)) return;
		closeLeft();
		addEventListener('focusin', closeLeft);
		return () => removeEventListener('focusin', closeLeft);
	}, []);
	const { key } = useLocation();
	const previousKey = useRef(key);
	useEffect(() => {
		// What was opened before React took over, often by the very click that started it, stays open.
		if (previousKey.current === key) return;
		previousKey.current = key;
		if (!('popover' in HTMLElement.prototype)) return;
		for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
	}, [key]);
}
