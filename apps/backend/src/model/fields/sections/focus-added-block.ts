const rowFields = '.blocks-field__fields';
const focusable = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]';

/**
 * Moves the focus to the first field of the row that is about to be added. Payload (3.90.1) leaves it on the button that opened the picker.
 * Its fields appear once the server has built them; the user's next key or click ends the wait.
 */
export function focusAddedBlock(): void {
	const existing = new Set(document.querySelectorAll(rowFields));
	const stop = () => {
		observer.disconnect();
		document.removeEventListener('keydown', stop, true);
		document.removeEventListener('pointerdown', stop, true);
	};
	const observer = new MutationObserver(() => {
		// The picker restores the focus when it closes.
		if (document.querySelector('.blocks-drawer__block')) return;
		const added = [...document.querySelectorAll(rowFields)].find((row) => !existing.has(row));
		const field = added?.querySelector<HTMLElement>(focusable);
		if (!field) return;
		stop();
		field.focus();
	});
	observer.observe(document.body, { childList: true, subtree: true });
	document.addEventListener('keydown', stop, true);
	document.addEventListener('pointerdown', stop, true);
}
