import type { AnyBlogElement } from './element';

/** The classes for the space before an element: small after a heading, large before a heading. */
export function spaceBefore(element: AnyBlogElement, previous: AnyBlogElement | undefined): string {
	if (!previous) return '';
	if (element.__typename === 'BlogHeading') {
		if (previous.__typename === 'BlogHeading') return 'mt-6';
		return element.level === 2 ? 'mt-14 md:mt-20' : 'mt-10 md:mt-14';
	}
	if (previous.__typename === 'BlogHeading') return 'mt-4 md:mt-5';
	if (element.__typename === 'BlogContent' && previous.__typename === 'BlogContent') return 'mt-5';
	if (element.__typename === 'BlogCode' || previous.__typename === 'BlogCode')
		return 'mt-7 md:mt-8';
	return 'mt-10 md:mt-12';
}
