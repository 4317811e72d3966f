/**
 * What changes the markup of pages in visitors' browsers. The functions run in the page. Each of them changes the document as the program
 * does (from its code or documentation) and returns nothing.
 */

/** Chrome's translator wraps every text in two `font` elements. It skips what says `translate="no"`, and it follows later changes. */
export function translateAsChrome(): void {
	const skipped = 'script, style, noscript, textarea, code, [translate=no], .notranslate, font';
	function translate(node: Node): void {
		const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
		const nodes: Node[] = node instanceof Text ? [node] : [];
		while (texts.nextNode()) nodes.push(texts.currentNode);
		for (const text of nodes) {
			if (!/\p{L}/u.test(text.nodeValue ?? '') || text.parentElement?.closest(skipped)) continue;
			const [outer, inner] = [document.createElement('font'), document.createElement('font')];
			for (const font of [outer, inner]) {
				font.dir = 'auto';
				font.style.verticalAlign = 'inherit';
			}
			inner.textContent = `«${text.nodeValue}»`;
			outer.append(inner);
			text.parentNode?.replaceChild(outer, text);
		}
	}
	document.documentElement.lang = 'fr';
	document.documentElement.classList.add('translated-ltr');
	translate(document.body);
	new MutationObserver((records) => {
		for (const { type, target, addedNodes } of records)
			for (const node of type === 'characterData' ? [target] : addedNodes)
				if (node.isConnected) translate(node);
	}).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Firefox's and Safari's translators change the texts themselves. */
export function translateInPlace(): void {
	document.documentElement.lang = 'fr';
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const { currentNode: text } = texts;
		if (!/\p{L}/u.test(text.nodeValue ?? '')) continue;
		if (text.parentElement?.closest('script, style, noscript, textarea, [translate=no]')) continue;
		text.nodeValue = `«${text.nodeValue}»`;
	}
}

/** LastPass puts an element behind fields, Grammarly one behind text areas. */
export function addExtensions(): void {
	for (const field of document.querySelectorAll('main input:not([type=hidden]), main textarea')) {
		const icon = document.createElement(
			field instanceof HTMLTextAreaElement ? 'grammarly-extension' : 'div',
		);
		icon.dataset.lastpassIconRoot = '';
		field.after(icon);
		field.setAttribute('data-gramm', 'false');
	}
}

/** iOS, before `format-detection`, and extensions for calls make numbers links. */
export function linkNumbers(): void {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const numbers: Text[] = [];
	while (texts.nextNode())
		if (/\d{2}\s?\d{2}\s?\d{2}/.test(texts.currentNode.nodeValue ?? ''))
			numbers.push(texts.currentNode as Text);
	for (const number of numbers) {
		if (number.parentElement?.closest('a, script, style, textarea')) continue;
		const link = document.createElement('a');
		link.href = 'tel:123456';
		link.setAttribute('x-apple-data-detectors', 'true');
		number.replaceWith(link);
		link.append(number);
	}
}

/** Cloudflare replaces e-mail addresses in the HTML of a response; a script of Cloudflare puts them back as texts of their own. */
export function protectAddresses(html: string): string {
	return html.replace(
		/[\w.]+@[\w.]+\.\w+(?=[^<>]*<\/(?:a|p|span|li|dd|address))/g,
		'<span class="__cf_email__" data-cfemail="543a3b36">[email&#160;protected]</span>',
	);
}
