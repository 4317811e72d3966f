/**
 * True if a keyboard event opens the palette: Ctrl+K or ⌘K. False in a rich text with a selection, where the same keys insert a link, and
 * while a dialog is open.
 */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
	const { altKey, ctrlKey, defaultPrevented, key, metaKey, shiftKey, target } = event;
	if (defaultPrevented || altKey || shiftKey || ctrlKey === metaKey || key.toLowerCase() !== 'k')
		return false;
	const isInText = target instanceof Element && target.closest('[contenteditable=true]') !== null;
	if (isInText && document.getSelection()?.isCollapsed === false) return false;
	return document.querySelector('dialog[open]') === null;
}
