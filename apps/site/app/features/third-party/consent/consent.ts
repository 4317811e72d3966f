import type { ThirdPartySettings } from '#shared/settings/third-parties.ts';

/** The categories a visitor can allow one by one. Strictly necessary cookies need no consent. */
export const consentCategories = ['functional', 'statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The categories of the configured services, in display order. */
export function offeredCategories(settings: ThirdPartySettings): ConsentCategory[] {
	const { chat, tagManager, analytics } = settings;
	return [
		...(chat ? (['functional'] as const) : []),
		...(tagManager || analytics ? (['statistics'] as const) : []),
		...(tagManager ? (['marketing'] as const) : []),
	];
}

export interface ConsentChange {
	granted: ReadonlySet<ConsentCategory>;
	withdrawn: readonly ConsentCategory[];
}

export interface Consent {
	allows(category: ConsentCategory): boolean;
	decide(granted: Iterable<ConsentCategory>): void;
	onChange(listener: (change: ConsentChange) => void): void;
}

export function createConsent(): Consent {
	let current: ReadonlySet<ConsentCategory> = new Set();
	const listeners: ((change: ConsentChange) => void)[] = [];
	return {
		allows: (category) => current.has(category),
		decide(categories) {
			const granted = new Set(categories);
			const withdrawn = [...current].filter((category) => !granted.has(category));
			if (withdrawn.length === 0 && granted.size === current.size) return;
			current = granted;
			for (const listener of listeners) listener({ granted, withdrawn });
		},
		onChange: (listener) => listeners.push(listener),
	};
}
