import type { Messages } from '~/i18n/messages';
import type { CategoryFieldsFragment } from './generated/operations';
import type { BlogIndex } from './post-listing';

interface NarrowingLink {
	name: string;
	slug: string;
	link: string;
	/** The number of articles; undefined for the link back to the wider list. */
	count?: number;
}

/** Links that narrow a list of articles, and one back to the wider list. */
export interface Narrowing {
	heading: string;
	links: NarrowingLink[];
}

type NamedLink = Pick<CategoryFieldsFragment, 'name' | 'link'>;

/** The maximum number of narrowing links. */
const maxLinks = 12;

const narrowing = (
	heading: string,
	lists: readonly NarrowingLink[],
	wider: NarrowingLink[],
): Narrowing[] =>
	lists.length > 0 ? [{ heading, links: [...wider, ...lists.slice(0, maxLinks)] }] : [];

/** The tags of a category's articles; each links to the articles with both. */
export function tagsWithin(
	{ name, link }: NamedLink,
	index: BlogIndex | null,
	messages: Messages,
	isWidened = false,
): Narrowing[] {
	// An endpoint without the argument for a category returns all tags.
	const tags = (index?.tags ?? []).filter((tag) => tag.link.startsWith(`${link}/`));
	const wider = isWidened ? [{ name: messages.allIn(name), slug: '', link }] : [];
	return narrowing(messages.tagsIn(name), tags, wider);
}

/** The categories of the articles with a tag; each links to the articles with both. */
export function categoriesWith(
	{ name, link, slug }: NamedLink & { slug: string },
	index: BlogIndex | null,
	messages: Messages,
	isWidened = false,
): Narrowing[] {
	const categories = (index?.categories ?? []).filter((category) =>
		category.link.endsWith(`/tag/${slug}`),
	);
	const wider = isWidened ? [{ name: messages.allTagged(name), slug: '', link }] : [];
	return narrowing(messages.categoriesWith(name), categories, wider);
}
