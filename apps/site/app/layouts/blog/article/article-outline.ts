import type { AnyBlogElement } from '~/blog-elements/element';

export interface OutlineEntry {
	anchor: string;
	text: string;
	children: OutlineEntry[];
}

/** Builds the table of contents from an article's headings: sections with their subsections. */
export function articleOutline(elements: readonly AnyBlogElement[]): OutlineEntry[] {
	const outline: OutlineEntry[] = [];
	for (const element of elements) {
		if (element.__typename !== 'BlogHeading') continue;
		const entry = { anchor: element.anchor, text: element.text, children: [] };
		const section = outline.at(-1);
		if (element.level > 2 && section) section.children.push(entry);
		else outline.push(entry);
	}
	return outline;
}
