/** The properties of a keyboard event that determine if it opens the search. */
export interface KeyPress {
	key: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	target: EventTarget | null;
}

const isField = (target: EventTarget | null) =>
	target instanceof Element &&
	target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * True if a key opens the search: / outside fields, K with Ctrl or Cmd anywhere. The script for early keys (`boot/early-keys.ts`) has a short copy of this
 * rule, for keys that are pressed before hydration.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress): boolean {
	if (altKey) return false;
	if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
	return key === '/' && !isField(target);
}
