export type Scheme = 'light' | 'dark';

const condition = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;

/**
 * Shows the document in a scheme, whatever the visitor's own is: its media queries are rewritten, as a frame can't be told
 * another one. Style sheets and pictures that come later are rewritten as they come.
 */
export function forceScheme(scheme: Scheme): void {
	const rewrite = (text: string) =>
		text.replace(condition, (_, value) => (value === scheme ? '(min-width: 0)' : '(width < 0)'));
	const rewriteRules = (rules: CSSRuleList) => {
		for (const rule of rules) {
			if (rule instanceof CSSMediaRule) {
				const text = rewrite(rule.media.mediaText);
				if (text !== rule.media.mediaText) rule.media.mediaText = text;
			}
			if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules);
		}
	};
	const rewriteDocument = () => {
		for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
		for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
			const text = rewrite(source.media);
			if (text !== source.media) source.media = text;
		}
	};
	document.documentElement.style.colorScheme = scheme;
	rewriteDocument();
	new MutationObserver(rewriteDocument).observe(document, { childList: true, subtree: true });
	for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
		link.addEventListener('load', rewriteDocument);
	}
}
