export type Scheme = 'light' | 'dark';

/** A media query in which a preference of the visitor's is decided by the editor: it holds always, or never. */
export const decided = (query: string, scheme: Scheme): string =>
	query.replace(/\(prefers-color-scheme: (light|dark)\)/g, (_, queried) =>
		queried === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
	);

const originals = new WeakMap<object, string>();

function decide(holder: object, query: string, scheme: Scheme): string {
	const original = originals.get(holder) ?? query;
	originals.set(holder, original);
	return decided(original, scheme);
}

function decideRules(rules: CSSRuleList, scheme: Scheme): void {
	for (const rule of rules) {
		if (rule instanceof CSSMediaRule) {
			rule.media.mediaText = decide(rule, rule.media.mediaText, scheme);
		}
		if (rule instanceof CSSGroupingRule) decideRules(rule.cssRules, scheme);
	}
}

/** Shows the page in a scheme, whatever the editor's own system prefers. */
export function showScheme(document: Document, scheme: Scheme): void {
	document.documentElement.style.colorScheme = scheme;
	for (const sheet of document.styleSheets) decideRules(sheet.cssRules, scheme);
	for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
		const query = decide(source, source.media, scheme);
		if (query !== source.media) source.media = query;
	}
}
