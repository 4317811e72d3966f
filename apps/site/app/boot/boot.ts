/**
 * Starts React when somebody needs it, not when the page loads: on the visitor's first intent,
 * or when an interactive part comes near the viewport; never before the first paint.
 * Runs inline in every page, so it stays below 2 KB.
 */
const pending = document.getElementById('app-start');
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown'] as const;

function start(): void {
	for (const intent of intents) removeEventListener(intent, start);
	if (!pending || pending.dataset.started) return;
	pending.dataset.started = 'true';
	const script = document.createElement('script');
	script.type = 'module';
	script.textContent = pending.textContent;
	document.head.append(script);
}

function afterFirstPaint(run: () => void): void {
	requestAnimationFrame(() => setTimeout(run));
}

afterFirstPaint(() => {
	for (const intent of intents) addEventListener(intent, start, { passive: true, once: true });
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			start();
		},
		{ rootMargin: '200px' },
	);
	for (const element of document.querySelectorAll('[data-interactive]')) observer.observe(element);
});
