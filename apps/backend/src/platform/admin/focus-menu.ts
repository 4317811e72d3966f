/**
 * Focuses the button of the menu beside a form's buttons, of the drawer on top where there are several: a dialog that an item of the menu opens gives the
 * focus back to where it was, and the item is hidden by then.
 */
export function focusMenu(): void {
	[...document.querySelectorAll<HTMLElement>('.doc-controls__popup .popup-button')].at(-1)?.focus();
}
