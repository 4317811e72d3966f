import type { Element, ElementContent } from 'hast';

/** Whether a style sheet shows the ends of lines that stand in an element's text. */
export function showsLineEnds({ className }: Element['properties']): boolean {
	return Array.isArray(className) && className.includes('whitespace-pre-line');
}

/** The same text with each end of a line as an element, as Markdown and HTML know no other. */
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

/** The paragraphs of a paragraph that shows the ends of its lines; an empty line ends one. */
export function inParagraphs(paragraph: Element): Element[] {
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
