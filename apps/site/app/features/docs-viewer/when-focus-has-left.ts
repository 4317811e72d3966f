/**
 * Runs something as soon as none of the links in an element has the focus: what replaces the element would take the visitor's
 * place in the page away with it (WCAG 2.4.3).
 */
export function whenFocusHasLeft(element: Element | null, run: () => void): void {
	const link = element?.querySelector('a:focus');
	const askAgain = () => setTimeout(() => whenFocusHasLeft(element, run));
	if (link) link.addEventListener('blur', askAgain, { once: true });
	else run();
}
