/**
 * Keeps what visitors type while the search page loads: a click on its link before React has started leaves the page, and until the next
 * page is shown, the old one receives the keys. They pass through the session to the field of the search page. Runs inline at the end of the body.
 */
let keys: string | undefined;

addEventListener('click', (event) => {
	const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
	const { target } = event;
	// React prevents the navigation and opens its dialog.
	if (isPlain && !event.defaultPrevented && target instanceof Element)
		keys = target.closest('[data-find]') ? '' : undefined;
});

addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
	if (keys === undefined || ctrlKey || metaKey || altKey) return;
	if (key === 'Backspace') keys = keys.slice(0, -1);
	else if (key.length === 1) keys += key;
});

addEventListener('pagehide', () => {
	try {
		if (keys) sessionStorage.searchKeys = keys;
	} catch {
		// Without access to storage, the visitor types again.
	}
	keys = undefined;
});

try {
	const field = document.querySelector<HTMLInputElement>('main [type=search][name=q]');
	if (field) field.value = (sessionStorage.searchKeys ?? '') + field.value;
	sessionStorage.removeItem('searchKeys');
} catch {
	// Without access to storage, nothing was kept.
}
