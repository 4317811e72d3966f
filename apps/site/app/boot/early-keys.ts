/** Keeps what visitors type before React has started. Runs inline in every page, after the boot script. */

// Records that Enter was pressed in a field, for a search that has not loaded yet. Uses the capture phase, because React stops a key event
// that it cannot handle yet during hydration. A shortcut of the search dialog is recorded for `SearchOpener`.
addEventListener(
	'keydown',
	(event) => {
		const { key, target } = event;
		const isField = target instanceof HTMLInputElement;
		if (key === 'Enter' && isField) target.dataset.entered = '';
		const search = document.querySelector<HTMLElement>('[data-find]');
		if (!search || isField || key !== (event.ctrlKey || event.metaKey ? 'k' : '/')) return;
		event.preventDefault();
		search.dataset.find = key;
	},
	true,
);

// An arrow key moves the focus along tabs, which select the focused one once React has started (ui/page/tabs.tsx).
addEventListener('keydown', ({ key, target }) => {
	if (!(target instanceof HTMLElement)) return;
	if (!target.matches('[data-part]:not([data-hydrated]) [role=tab]')) return;
	const { nextElementSibling, previousElementSibling, parentElement } = target;
	const tab =
		key === 'ArrowRight'
			? (nextElementSibling ?? parentElement?.firstElementChild)
			: key === 'ArrowLeft' && (previousElementSibling ?? parentElement?.lastElementChild);
	if (tab instanceof HTMLElement) tab.focus();
});

// A click on the link to the search page leaves the page, and until the next one is shown, this one receives the keys. They pass through the
// session to the field of the search page.
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

// Marks the parts that a translator or an extension changes before React hydrates them, so that React does not replace them and what is
// typed into them (features/page-parts/page-part.tsx).
new MutationObserver((records) => {
	for (const { target } of records)
		(target instanceof Element ? target : target.parentElement)
			?.closest('[data-part]:not([data-hydrated])')
			?.setAttribute('data-changed', '');
}).observe(document.body, { subtree: true, childList: true, characterData: true });
