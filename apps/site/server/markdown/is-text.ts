import type { Element } from 'hast';
import { select } from 'hast-util-select';

/** Elements that are interactive, decorative, or navigation. */
const neverText = new Set([
	...['button', 'form', 'label', 'input', 'select', 'textarea', 'dialog', 'nav'],
	...['script', 'noscript', 'style', 'template', 'svg', 'wbr', 'iframe'],
]);

/** True if an element makes sense without a browser: no control, decoration or hidden element. */
export function isText({ tagName, properties }: Element, parent: Element): boolean {
	if (neverText.has(tagName) || isHidden(properties)) return false;
	if (tagName === 'img') return Boolean(properties.alt);
	return tagName === 'pre' || !hasCodeBlock(parent);
}

/**
 * CSS classes of elements that are omitted from the text: rows for narrow windows repeat other cells of their table, and elements that are
 * hidden in print or without scripts are interactive.
 */
const hiddenFromText = ['sm:hidden', 'print:hidden', '[@media(scripting:none)]:hidden'];

function isHidden({ hidden, popover, ariaHidden, className }: Element['properties']): boolean {
	return (
		[hidden, popover].some((value) => value !== undefined) ||
		ariaHidden === 'true' ||
		(Array.isArray(className) && hiddenFromText.some((name) => className.includes(name)))
	);
}

/** True for the frame of the component CodeBlock, whose header names the language, which the fence contains already. */
function hasCodeBlock(parent: Element): boolean {
	return (
		parent.tagName === 'div' &&
		select(':scope > pre > code[class|="language"]', parent) !== undefined
	);
}
