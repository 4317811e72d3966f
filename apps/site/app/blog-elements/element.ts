import type { BlogSectionFieldsFragment } from '~/content/generated/operations';

/** An element of an article's body, as returned by the content client (specification section 3, Post). */
export type AnyBlogElement = BlogSectionFieldsFragment;

export type BlogElement<Name extends AnyBlogElement['__typename']> = Extract<
	AnyBlogElement,
	{ __typename: Name }
>;

/** The levels of headings inside an element; the article's title is the only h1. */
export type ElementHeadingLevel = 2 | 3 | 4;

export interface BlogElementProps<Name extends AnyBlogElement['__typename']> {
	element: BlogElement<Name>;
	/** The level that continues the article's outline at this element (WCAG 1.3.1). */
	headingLevel: ElementHeadingLevel;
}
