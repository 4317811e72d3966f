/** Calls `run` once no link in the element has focus. Replacing a focused link would lose the visitor's position (WCAG 2.4.3). */
export function runAfterBlur(element: Element | null, run: () => void): void {
	const link = element?.querySelector('a:focus');
	const retry = () => setTimeout(() => runAfterBlur(element, run));
	if (link) link.addEventListener('blur', retry, { once: true });
	else run();
}
