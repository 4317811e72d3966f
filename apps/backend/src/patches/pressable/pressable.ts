/**
 * Buttons that Payload 3.90.1 writes as a `div` (its `Button` with `el: 'div'`), such as the one that makes a folder: nobody reaches them
 * by key. What lies in a real button or a link is pressed with it.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/1227. Two components write such buttons, and neither takes another element by configuration: the name of a folder's
 * filter and the button that makes something in a folder. Test: `test/upstream/sources.test.ts`.
 */
const divButton = 'div.btn[type="button"]';
const real = 'button, a';

function pressableIn(root: Element): HTMLElement[] {
	const own = root.matches(divButton) ? [root] : [];
	return [...own, ...root.querySelectorAll(divButton)].filter(
		(element): element is HTMLElement =>
			element instanceof HTMLElement && element.closest(real) === null,
	);
}

/** Makes them buttons for the keyboard and for people who hear the screen (WCAG 2.1.1, 4.1.2). */
export function makePressable(root: Element): void {
	for (const element of pressableIn(root)) {
		element.setAttribute('role', 'button');
		element.tabIndex = 0;
	}
}

/** Presses the one that has the focus with Enter and Space. */
export function pressByKey(event: KeyboardEvent): void {
	const { target, key } = event;
	if (!(target instanceof HTMLElement) || !target.matches(`${divButton}[role="button"]`)) return;
	if (key !== 'Enter' && key !== ' ') return;
	event.preventDefault();
	target.click();
}
