import { type ConsentCategory, consentCategories } from './consent';

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
