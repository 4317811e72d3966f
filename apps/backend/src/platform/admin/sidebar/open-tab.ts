import { flushSync } from 'react-dom';

/**
 * Opens the tab beside the form that holds an element, at once, also while the form does not know yet which one was opened last. Other elements stay as
 * they are. Not while React runs effects, as it renders nothing then.
 */
export function openTabOf(element: Element): void {
	const panel = element.closest('[role=tabpanel]');
	const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
	if (tab) flushSync(() => tab.click());
}
