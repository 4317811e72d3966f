import type { Element, ElementContent } from 'hast';
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
const hiddenFromText = ['sm:hidden', 'print:hidden', 'no-script:hidden'];

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

/** True if CSS preserves the line breaks in an element's text. */
export function preservesLineBreaks({ className }: Element['properties']): boolean {
	return Array.isArray(className) && className.includes('whitespace-pre-line');
}

/** Replaces each line break in the text with a `br` element, since HTML and Markdown collapse other ones. */
export function withLineBreaks(children: ElementContent[]): ElementContent[] {
	return children.flatMap((child): ElementContent[] => {
		if (child.type === 'element') return [{ ...child, children: withLineBreaks(child.children) }];
		if (child.type !== 'text') return [child];
		return child.value
			.split(/\r?\n/)
			.flatMap((value, index): ElementContent[] => [
				...(index > 0 ? [lineBreak()] : []),
				...(value === '' ? [] : [{ type: 'text', value } as const]),
			]);
	});
}

/** Splits a paragraph that preserves its line breaks at empty lines. */
export function splitParagraphs(paragraph: Element): Element[] {
	const parts: ElementContent[][] = [[]];
	for (const child of paragraph.children) {
		const part = parts.at(-1);
		const last = part?.at(-1);
		if (isLineBreak(child) && last && isLineBreak(last)) {
			part?.pop();
			parts.push([]);
		} else part?.push(child);
	}
	return parts.map((children) => ({ ...paragraph, children }));
}

function isLineBreak(node: ElementContent): boolean {
	return node.type === 'element' && node.tagName === 'br';
}

const lineBreak = (): Element => element('br', {}, []);

/** True for a form that submits data. Other forms only filter what a page shows. */
export function isPostForm({ tagName, properties }: Element): boolean {
	return tagName === 'form' && properties.method === 'post';
}

/** Converts a form to a list of its fields and a link to it with the label of its submit button. */
export function formAsText(form: Element): Element {
	const fields = form.children.flatMap((child) =>
		child.type === 'element' && select('label', child)
			? [element('li', {}, [fieldAsText(child)])]
			: [],
	);
	const button = select('button', form);
	const link = element('a', { href: `#${form.properties.id ?? ''}` }, button?.children ?? []);
	return element('div', {}, [element('ul', {}, fields), element('p', {}, [link])]);
}

/** Converts the labels of a field to paragraphs and a select element to a list of its options. */
function fieldAsText(node: ElementContent): ElementContent {
	if (node.type !== 'element') return node;
	if (node.tagName === 'select') return element('p', {}, optionList(node));
	const tagName = ['label', 'legend'].includes(node.tagName) ? 'p' : node.tagName;
	return { ...node, tagName, children: node.children.map(fieldAsText) };
}

function optionList({ children }: Element): ElementContent[] {
	const options = children.filter((child) => child.type === 'element' && child.properties.value);
	return options.flatMap((option, index) => [
		...(index > 0 ? [{ type: 'text', value: ', ' } as const] : []),
		...(option.type === 'element' ? option.children : []),
	]);
}

function element(
	tagName: string,
	properties: Element['properties'],
	children: ElementContent[],
): Element {
	return { type: 'element', tagName, properties, children };
}
