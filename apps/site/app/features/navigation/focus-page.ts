/** Moves the focus to the hash's element, the page's heading, or its main part (WCAG 2.4.3). Scrolling is the router's business. */
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
		// Not a valid percent-encoding, so not the name of anything.
		return null;
	}
}
