import type { Element } from 'hast';

/** What does something in a browser, is drawn for the eye, or leads about the site. */
const neverText = new Set([
	...['button', 'form', 'label', 'input', 'select', 'textarea', 'dialog', 'nav'],
	...['script', 'noscript', 'style', 'template', 'svg', 'wbr', 'iframe'],
]);

/** Whether an element of a page says something to a reader without a browser: not a control, nor decoration, nor what is hidden. */
export function isText({ tagName, properties }: Element, parent: Element): boolean {
	if (neverText.has(tagName) || isHidden(properties)) return false;
	if (tagName === 'img') return Boolean(properties.alt);
	return tagName === 'pre' || !isHeadOfCode(parent);
}

/**
 * What a style sheet hides from some readers, this one among them: rows that only narrow windows show stand in the table a second time;
 * what is of no use on paper or without scripts is of none in a text.
 */
const hiddenFromText = ['sm:hidden', 'print:hidden', '[@media(scripting:none)]:hidden'];

function isHidden({ hidden, popover, ariaHidden, className }: Element['properties']): boolean {
	return (
		[hidden, popover].some((value) => value !== undefined) ||
		ariaHidden === 'true' ||
		(Array.isArray(className) && hiddenFromText.some((name) => className.includes(name)))
	);
}

/** The language's name beside a code block, which the fence names already. */
function isHeadOfCode({ tagName, children }: Element): boolean {
	return (
		tagName === 'div' &&
		children.some((child) => child.type === 'element' && child.tagName === 'pre')
	);
}
