/**
 * Starts React when it is needed instead of on page load: on the visitor's first interaction, when an interactive part comes near the
 * viewport, or, if the page requests it, some seconds after the load; never before the first paint. Runs inline in every page, so it must
 * be at most 2 KB.
 */
const pending = document.getElementById('app-start');
// The newest of what the scripts need (README). Other browsers get every part of the page as without JavaScript.
const isSupported = 'toSorted' in [] && 'groupBy' in Map && 'any' in AbortSignal;
if (!isSupported) {
	document.documentElement.dataset.scripts = 'none';
	for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
}

/** Delay after `load` before `data-start-when-idle` starts React, in milliseconds. */
const startDelay = 3000;

// The page contains prices in all currencies (styles/generated/figures.css). Shows the selected one instead of the language's. A currency in
// the URL also counts as a selection, such as that of the currency form before React has started.
try {
	const { dataset } = document.documentElement;
	const state = localStorage.prices ?? '{"state":{"selectedCurrency":""},"version":1}';
	if (new RegExp(`currency=${dataset.currency}`, 'i').test(location.search))
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

let isPreloaded = false;
let isStarted = false;

/** Fetches the page's modules at once, instead of each after those that import it. They run once React starts. */
function preload(): void {
	if (!pending || !isSupported || isPreloaded) return;
	isPreloaded = true;
	for (const [href] of pending.textContent.matchAll(/\/assets\/[^"]+/g)) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = href;
		document.head.append(link);
	}
}

function start(): void {
	if (!pending || !isSupported || isStarted) return;
	preload();
	isStarted = true;
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

function whenIdle(task: () => void): void {
	if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
	else setTimeout(task, 300);
}

function onLoad(): void {
	const { saveData, effectiveType = '' } = navigator.connection ?? {};
	// A first touch should not wait for the line. Modules fetched now delay no image that the window shows.
	if (!saveData && !effectiveType.endsWith('2g')) whenIdle(preload);
	if (document.querySelector('[data-start-when-idle]'))
		setTimeout(() => whenIdle(start), startDelay);
}

if (document.readyState === 'complete') onLoad();
else addEventListener('load', onLoad);
