import { type ConsentCategory, consentCategories } from './consent';

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
