import { dataLayer } from '~/features/third-party/scripts/data-layer';
import type { ConsentCategory } from './consent';
import { categoriesFrom } from './consent-mode';

/** Calls the listener with the granted categories for every Consent Mode update, including earlier ones. */
export function watchConsentUpdates(listener: (granted: ConsentCategory[]) => void): void {
	const layer = dataLayer();
	let signals: Record<string, unknown> = {};
	function observe(entry: unknown): void {
		const update = consentUpdate(entry);
		if (!update) return;
		signals = { ...signals, ...update };
		listener(categoriesFrom(signals));
	}
	for (const entry of [...layer]) observe(entry);
	const push = layer.push;
	layer.push = (...entries) => {
		const length = push.apply(layer, entries);
		for (const entry of entries) observe(entry);
		return length;
	};
}

function consentUpdate(entry: unknown): object | undefined {
	if (typeof entry !== 'object' || entry === null) return undefined;
	const [command, action, signals]: unknown[] = [0, 1, 2].map((index) =>
		Reflect.get(entry, String(index)),
	);
	if (command !== 'consent' || action !== 'update') return undefined;
	return typeof signals === 'object' && signals !== null ? signals : undefined;
}
