import { type ConsentCategory, consentCategories } from './consent';

/** Returns the tag manager's queue on `window`; creates it unless the inline defaults already have. */
export function dataLayer(): unknown[] {
	const existing: unknown = Reflect.get(window, 'dataLayer');
	if (Array.isArray(existing)) return existing;
	const layer: unknown[] = [];
	Reflect.set(window, 'dataLayer', layer);
	return layer;
}

/** Sends a command to the tag manager, as an `arguments` object, because it ignores arrays. */
export function tagCommand(..._command: unknown[]): void {
	// biome-ignore lint/complexity/noArguments: see above
	dataLayer().push(arguments);
}

type Signal = 'granted' | 'denied';

/** The signals of Consent Mode v2, by the category that grants them. `security_storage` needs no consent. */
const signalsOf: Record<ConsentCategory, readonly string[]> = {
	functional: ['functionality_storage', 'personalization_storage'],
	statistics: ['analytics_storage'],
	marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

export function consentSignals(granted: ReadonlySet<ConsentCategory>): Record<string, Signal> {
	return Object.fromEntries(
		consentCategories.flatMap((category) =>
			signalsOf[category].map((name) => [name, granted.has(category) ? 'granted' : 'denied']),
		),
	);
}

/** The categories whose Consent Mode signals are all granted. */
export function categoriesFrom(signals: Readonly<Record<string, unknown>>): ConsentCategory[] {
	return consentCategories.filter((category) =>
		signalsOf[category].every((name) => signals[name] === 'granted'),
	);
}

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
