import type { AnyBlogElement, ElementHeadingLevel } from './element';

/** The level of an element's last heading, or null without headings. */
function lastHeadingLevel(element: AnyBlogElement): number | null {
	if (element.__typename === 'BlogHeading') return element.level;
	if (element.__typename !== 'BlogContent') return null;
	const level = [...element.content.matchAll(/<h([2-6])[\s>]/g)].at(-1)?.[1];
	return level ? Number(level) : null;
}

/** The heading level of each element; no level is skipped in any order of elements (WCAG 1.3.1). */
export function headingLevels(elements: readonly AnyBlogElement[]): ElementHeadingLevel[] {
	let current = 1;
	return elements.map((element) => {
		const level = Math.min(current + 1, 4) as ElementHeadingLevel;
		current = lastHeadingLevel(element) ?? current;
		return level;
	});
}
