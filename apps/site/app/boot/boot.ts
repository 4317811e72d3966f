/**
 * Starts React when somebody needs it, not when the page loads: on the visitor's first intent,
 * when an interactive part comes near the viewport, or, where the page asks for it, some seconds after it has loaded;
 * never before the first paint.
 * Third parties, where any is configured, follow once the page is loaded and idle, without React.
 * Runs inline in every page, so it stays below 2 KB.
 */
interface AfterReady {
	openConsentSettings(): Promise<boolean>;
}

const pending = document.getElementById('app-start');
/** How long a page is left to its reader before `data-start-when-idle` starts React, in milliseconds after `load`. */
const quietTime = 3000;

// Figures of the price list are in the page in every currency (styles/generated/figures.css): the chosen one is shown.
// What an address asks for is a choice too, such as the currency form's before React has started.
try {
	const { dataset } = document.documentElement;
	const state = localStorage.prices ?? '{"state":{"selectedCurrency":""},"version":1}';
	if (dataset.currency)
		localStorage.prices = state.replace(/(Currency":")\w*/, `$1${dataset.currency}`);
	else {
		const chosen = /Currency":"(\w+)/.exec(state)?.[1];
		if (chosen) dataset.currency = chosen;
	}
} catch {
	// Storage may be forbidden: then the choice lasts as long as the page.
}

const painted = new Promise<void>((resolve) => {
	requestAnimationFrame(() => setTimeout(resolve));
});

function start(): void {
	if (!pending || pending.dataset.started) return;
	pending.dataset.started = 'true';
	const script = document.createElement('script');
	script.type = 'module';
	script.textContent = pending.textContent;
	script.onerror = () => console.error('Error while mounting app:', 'a script is missing');
	document.head.append(script);
}

// Registered from the beginning: an intent before the first paint counts too.
for (const intent of ['pointerdown', 'pointermove', 'touchstart', 'keydown'])
	addEventListener(intent, () => painted.then(start), { passive: true, once: true });

painted.then(() => {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			start();
		},
		{ rootMargin: '200px' },
	);
	for (const element of document.querySelectorAll('[data-interactive]')) observer.observe(element);
	// A link to an interactive part starts it at once; the query after `?` is for the part itself.
	const target = document.getElementById(location.hash.slice(1).split('?')[0] ?? '');
	if (target?.closest('[data-interactive]')) start();
});

// A field whose search is still on its way finds here that Enter was pressed in it. On the way down: React stops a key
// that comes while it takes over the page and can't be answered yet. A key of the search over the page is noted for `SearchOpener`.
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

function onceLoaded(run: () => void): void {
	if (document.readyState === 'complete') run();
	else addEventListener('load', run);
}

function whenIdle(run: () => void): void {
	if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 });
	else setTimeout(run, 300);
}

if (document.querySelector('[data-start-when-idle]'))
	onceLoaded(() => setTimeout(() => whenIdle(start), quietTime));

const afterReady = document.getElementById('page-settings')?.dataset.afterReady;

async function loadAfterReady(): Promise<AfterReady | undefined> {
	try {
		return await import(/* @vite-ignore */ afterReady ?? '');
	} catch (error) {
		console.warn('Third parties failed:', error);
	}
}

// The link in the footer opens the choices; where that is not possible, what it opens by itself is true.
async function openConsentSettings(event: MouseEvent): Promise<void> {
	const button =
		event.target instanceof Element &&
		event.target.closest<HTMLButtonElement>('button[data-consent-settings]');
	if (!button) return;
	event.preventDefault();
	const isOpen = await (await loadAfterReady())?.openConsentSettings();
	if (!isOpen && button.popoverTargetElement instanceof HTMLElement)
		button.popoverTargetElement.showPopover();
}

if (afterReady) {
	onceLoaded(() => whenIdle(loadAfterReady));
	document.addEventListener('click', openConsentSettings);
}
