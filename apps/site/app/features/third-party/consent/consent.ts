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

/** The interface for consent choices: a hosted service, or the built-in dialog. */
export interface ConsentSource {
	/** Opens the choices; resolves to false if that is not possible now. */
	openSettings(): Promise<boolean>;
}

/** The cookie with the visitor's choice, if no consent service is configured. */
export const decisionCookieName = 'consent_choice';

/** A revision of the offered choices. If it differs from the stored one, the choices are shown again. */
export function offerRevision(categories: readonly ConsentCategory[]): number {
	return categories.reduce((sum, category) => sum + 2 ** consentCategories.indexOf(category), 0);
}

export function readDecision(
	cookies: string,
	categories: readonly ConsentCategory[],
): ConsentCategory[] | undefined {
	const value = cookies.match(new RegExp(`(?:^|;\\s*)${decisionCookieName}=([^;]*)`))?.[1];
	const decision = value && parse(value);
	if (!decision || decision.revision !== offerRevision(categories)) return undefined;
	return categories.filter((category) => decision.categories.includes(category));
}

function parse(value: string): { categories: unknown[]; revision: unknown } | undefined {
	try {
		const decision: unknown = JSON.parse(decodeURIComponent(value));
		if (typeof decision !== 'object' || decision === null) return undefined;
		if (!('categories' in decision && 'revision' in decision)) return undefined;
		const { categories, revision } = decision;
		return Array.isArray(categories) ? { categories, revision } : undefined;
	} catch {
		return undefined;
	}
}
