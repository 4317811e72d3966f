/** Focuses the element of the hash, the page's heading or `main`, whichever exists first (WCAG 2.4.3). The router scrolls. */
export function focusPage(hash: string): void {
	const target =
		elementOf(hash) ??
		document.querySelector<HTMLElement>('main h1') ??
		document.querySelector<HTMLElement>('main');
	if (!target) return;
	if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

export function elementOf(hash: string): HTMLElement | null {
	try {
		return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
	} catch {
		// With an invalid percent-encoding, the hash cannot name an element.
		return null;
	}
}
