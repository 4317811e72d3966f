/** What decides whether a key opens the search. */
export interface PressedKey {
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
 * Whether a key opens the search: / outside fields, K with Ctrl or Cmd anywhere. The start script knows the same in short
 * (`boot/boot.ts`), for a key that is pressed before React.
 */
export function opensSearch({ key, ctrlKey, metaKey, altKey, target }: PressedKey): boolean {
	if (altKey) return false;
	if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
	return key === '/' && !isField(target);
}
