const intents = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Runs once, when the browser is idle. */
export function whenIdle(run: () => void): void {
	if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 });
	else setTimeout(run, 300);
}

/** Runs once, when the browser is idle or on the first interaction, whichever comes first. */
export function whenIdleOrIntent(run: () => void): void {
	let hasRun = false;
	function once(): void {
		for (const intent of intents) removeEventListener(intent, once);
		if (hasRun) return;
		hasRun = true;
		run();
	}
	for (const intent of intents) addEventListener(intent, once, { passive: true });
	whenIdle(once);
}
