export type Scheme = 'light' | 'dark';

/** Replaces the color scheme condition of a media query by one that always or never matches, depending on `scheme`. */
export const resolveScheme = (query: string, scheme: Scheme): string =>
	query.replace(/\(prefers-color-scheme: (light|dark)\)/g, (_, condition) =>
		condition === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
	);

const originals = new WeakMap<object, string>();

function resolveOriginal(owner: object, query: string, scheme: Scheme): string {
	const original = originals.get(owner) ?? query;
	originals.set(owner, original);
	return resolveScheme(original, scheme);
}

function applyToRules(rules: CSSRuleList, scheme: Scheme): void {
	for (const rule of rules) {
		if (rule instanceof CSSMediaRule) {
			rule.media.mediaText = resolveOriginal(rule, rule.media.mediaText, scheme);
		}
		if (rule instanceof CSSGroupingRule) applyToRules(rule.cssRules, scheme);
	}
}

/** Shows the page in a scheme, regardless of the preference of the editor's system. */
export function showScheme(document: Document, scheme: Scheme): void {
	document.documentElement.style.colorScheme = scheme;
	for (const sheet of document.styleSheets) applyToRules(sheet.cssRules, scheme);
	for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
		const query = resolveOriginal(source, source.media, scheme);
		if (query !== source.media) source.media = query;
	}
}
