/** Runs something once no link in an element has the focus, as replacing it would take the visitor's place away (WCAG 2.4.3). */
export function whenFocusHasLeft(element: Element | null, run: () => void): void {
	const link = element?.querySelector('a:focus');
	const askAgain = () => setTimeout(() => whenFocusHasLeft(element, run));
	if (link) link.addEventListener('blur', askAgain, { once: true });
	else run();
}
