import type { Element, ElementContent } from 'hast';

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

const lineBreak = (): Element => ({
	type: 'element',
	tagName: 'br',
	properties: {},
	children: [],
});
