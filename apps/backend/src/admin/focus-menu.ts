/**
 * Focuses the button of the menu beside a form's buttons, in the topmost drawer if there are several. Call it before a menu item opens a
 * dialog: the dialog restores the focus on close, and the item is hidden by then.
 */
export function focusMenu(): void {
	[...document.querySelectorAll<HTMLElement>('.doc-controls__popup .popup-button')].at(-1)?.focus();
}
