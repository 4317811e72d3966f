/** Focuses the element of the hash, opening the part that hides it, the page's heading or `main` (WCAG 2.4.3). The router scrolls. */
export function focusPage(hash: string): void {
	const target =
		elementOf(hash) ??
		document.querySelector<HTMLElement>('main h1') ??
		document.querySelector<HTMLElement>('main');
	if (!target) return;
	if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
	const fold = target.closest<HTMLDetailsElement>('details:not([open])');
	if (fold) {
		fold.open = true;
		// The router could not scroll to a hidden element.
		target.scrollIntoView();
	}
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
