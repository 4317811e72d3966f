import { flushSync } from 'react-dom';

/**
 * Opens the sidebar tab that contains an element, synchronously, so also before the form has restored the last opened tab. Does nothing for
 * other elements. Must not be called in an effect: React cannot render synchronously there.
 */
export function openTabOf(element: Element): void {
	const panel = element.closest('[role=tabpanel]');
	const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
	if (tab) flushSync(() => tab.click());
}
