import type { BlogSectionFieldsFragment } from '~/content/generated/operations';

/** One element of an article's body, as the content client gives it (specification section 3, Post). */
export type AnyBlogElement = BlogSectionFieldsFragment;

export type BlogElement<Name extends AnyBlogElement['__typename']> = Extract<
	AnyBlogElement,
	{ __typename: Name }
>;

/** Levels a heading inside an element may have: an article's title is the only h1. */
export type ElementHeadingLevel = 2 | 3 | 4;

export interface BlogElementProps<Name extends AnyBlogElement['__typename']> {
	element: BlogElement<Name>;
	/** Level that continues the article's outline at this place (WCAG 1.3.1). */
	headingLevel: ElementHeadingLevel;
}
