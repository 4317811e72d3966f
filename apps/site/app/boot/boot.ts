/**
 * Starts React when it is needed instead of on page load: on the visitor's first interaction, when an interactive part comes near the
 * viewport, or, if the page requests it, some seconds after the load; never before the first paint. Configured third parties start once the
 * page is loaded and idle, without React. Runs inline in every page, so it must be at most 2 KB.
 */
interface AfterReady {
	openConsentSettings(): Promise<boolean>;
}

const pending = document.getElementById('app-start');
/** Delay after `load` before `data-start-when-idle` starts React, in milliseconds. */
const startDelay = 3000;

// The page contains prices in all currencies (styles/generated/figures.css); the selected currency is shown. A currency in the URL also
// counts as a selection, such as that of the currency form before React has started.
try {
	const { dataset } = document.documentElement;
	const state = localStorage.prices ?? '{"state":{"selectedCurrency":""},"version":1}';
	if (dataset.currency)
		localStorage.prices = state.replace(/(Currency":")\w*/, `$1${dataset.currency}`);
	else {
		const currency = /Currency":"(\w+)/.exec(state)?.[1];
		if (currency) dataset.currency = currency;
	}
} catch {
	// Without access to storage, the selection lasts until the visitor leaves the page.
}

// Logs what is wrong with animations, though React may never start (specification section 8).
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-problem]')) {
	console.error(dataset.problem);
	delete dataset.problem;
}

const painted = new Promise<void>((resolve) => {
	requestAnimationFrame(() => setTimeout(resolve));
});

let isStarted = false;

function start(): void {
	if (!pending || isStarted) return;
	isStarted = true;
	// Without this, the entry would load after everything that the start script imports.
	for (const [href] of pending.textContent.matchAll(/\/assets\/[^"]+/g)) {
		const preload = document.createElement('link');
		preload.rel = 'modulepreload';
		preload.href = href;
		document.head.append(preload);
	}
	const script = document.createElement('script');
	script.type = 'module';
	script.textContent = pending.textContent;
	script.onerror = () => console.error('Error while mounting app:', 'a script is missing');
	document.head.append(script);
}

// Registered immediately, so that an interaction before the first paint also starts React.
const onIntent = () => painted.then(start);
addEventListener('pointerdown', onIntent);
addEventListener('keydown', onIntent);
// Browsers report a pointer that rests above a new page as a move by zero pixels.
addEventListener('pointermove', (event) => {
	if (event.movementX || event.movementY) onIntent();
});

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
	// A URL fragment that targets an interactive part starts React. The text after `?` in the fragment is for the part itself.
	const target = document.getElementById(location.hash.slice(1).split('?')[0] ?? '');
	if (target?.closest('[data-interactive]')) start();
});

function onceLoaded(run: () => void): void {
	if (document.readyState === 'complete') run();
	else addEventListener('load', run);
}

function whenIdle(run: () => void): void {
	if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 });
	else setTimeout(run, 300);
}

if (document.querySelector('[data-start-when-idle]'))
	onceLoaded(() => setTimeout(whenIdle, startDelay, start));

const afterReady = document.getElementById('page-settings')?.dataset.afterReady;

async function loadAfterReady(): Promise<AfterReady | undefined> {
	try {
		return await import(/* @vite-ignore */ afterReady ?? '');
	} catch (error) {
		console.warn('Third parties failed:', error);
	}
}

// The button in the footer opens the consent settings; if they fail to load, it shows its own popover.
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
