export type Scheme = 'light' | 'dark';

const condition = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;

/**
 * Shows the document in a color scheme, regardless of the browser's: rewrites its media queries, as a frame's color scheme can't be
 * set in another way. Style sheets and pictures that are added later are rewritten too.
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
