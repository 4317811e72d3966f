/**
 * Buttons that Payload 3.90.1 renders as a `div` (its `Button` with `el: 'div'`), such as the one that creates a folder. They cannot be
 * reached by keyboard. Those inside a real button or a link are pressed with it.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/1227. Two components render such buttons, and neither can be configured to use
 * another element: the name of a folder's filter and the button that creates something in a folder. Test: `test/upstream/sources.test.ts`.
 */
const divButton = 'div.btn[type="button"]';
const nativeControls = 'button, a';

function findDivButtons(root: Element): HTMLElement[] {
	const rootButton = root.matches(divButton) ? [root] : [];
	return [...rootButton, ...root.querySelectorAll(divButton)].filter(
		(element): element is HTMLElement =>
			element instanceof HTMLElement && element.closest(nativeControls) === null,
	);
}

/** Makes div buttons usable by keyboard and with screen readers (WCAG 2.1.1, 4.1.2). */
export function makeAccessible(root: Element): void {
	for (const element of findDivButtons(root)) {
		element.setAttribute('role', 'button');
		element.tabIndex = 0;
	}
}

/** Removes the tooltips of checkboxes that show the path of the field, such as `featureBoxes.0.tooltip`. Payload 3.90.1 has no setting. */
export function removePathTooltips(root: Element): void {
	for (const box of [root, ...root.querySelectorAll('input[type="checkbox"][title]')])
		if (box instanceof HTMLInputElement && box.title === box.name) box.removeAttribute('title');
}

/** Names the inputs of Payload's image editor, whose labels are plain text beside them (WCAG 4.1.2). */
export function nameImageInputs(root: Element): void {
	for (const input of root.querySelectorAll<HTMLInputElement>('.edit-upload__input input'))
		input.setAttribute('aria-label', input.name);
}

/** Names Payload's drawers by their headings. Payload 3.90.1 names them by their slugs, such as `doc-drawer_pages_1` (WCAG 4.1.2). */
export function nameDrawers(root: Element): void {
	for (const dialog of [root.closest('dialog'), ...root.querySelectorAll('dialog')]) {
		const heading = dialog?.querySelector('h1, h2');
		if (dialog?.hasAttribute('aria-label') && heading?.textContent.trim()) {
			heading.id ||= `${dialog.id}-heading`;
			dialog.setAttribute('aria-labelledby', heading.id);
		}
	}
}

/** Clicks the focused div button on Enter and Space. */
export function pressByKey(event: KeyboardEvent): void {
	const { target, key } = event;
	if (!(target instanceof HTMLElement) || !target.matches(`${divButton}[role="button"]`)) return;
	if (key !== 'Enter' && key !== ' ') return;
	event.preventDefault();
	target.click();
}
