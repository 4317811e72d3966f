/**
 * Moves the focus to what a navigation led to: the element named by the hash, the page's heading, or its main part, so that
 * keyboard and screen reader go on from there (WCAG 2.4.3). Scrolling is the router's business.
 */
export function focusPage(hash: string): void {
	const target =
		elementOf(hash) ??
		document.querySelector<HTMLElement>('main h1') ??
		document.querySelector<HTMLElement>('main');
	if (!target) return;
	if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/** The element a hash names, its `#` included. */
export function elementOf(hash: string): HTMLElement | null {
	try {
		return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
	} catch {
		// Not a valid percent-encoding, so not the name of anything.
		return null;
	}
}
