import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Matches an open popover if the focus is neither inside it nor on its button, which is the preceding element. */
const unfocusedPopover = ':popover-open:not(:focus-within, :focus + *)';

/**
 * Closes a popover that has lost the focus, because it would cover the elements that the keyboard focuses next (WCAG 2.4.11). While the
 * body has the focus, popovers stay open.
 */
function closeUnfocusedPopover(): void {
	if (document.activeElement === document.body) return;
	document.querySelector<HTMLElement>(unfocusedPopover)?.hidePopover();
}

/** Closes open menus when the focus leaves them and on client-side navigation. Without JavaScript, loading a new document closes them. */
export function useClosePopovers(): void {
	useEffect(() => {
		if (!('popover' in HTMLElement.prototype)) return;
		closeUnfocusedPopover();
		addEventListener('focusin', closeUnfocusedPopover);
		return () => removeEventListener('focusin', closeUnfocusedPopover);
	}, []);
	const { key } = useLocation();
	const previousKey = useRef(key);
	useEffect(() => {
		// Menus that were opened before hydration, often by the click that started it, stay open.
		if (previousKey.current === key) return;
		previousKey.current = key;
		if (!('popover' in HTMLElement.prototype)) return;
		for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
			popover.hidePopover();
	}, [key]);
}
