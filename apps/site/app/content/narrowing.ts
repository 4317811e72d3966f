import type { Messages } from '~/i18n/messages';
import type { CategoryFieldsFragment } from './generated/operations';
import type { BlogIndex } from './loading/blog-index';

interface NarrowingLink {
	name: string;
	slug: string;
	link: string;
	/** Unknown of one that leads back to a wider list. */
	count?: number;
}

/** Lists that a list of articles can be narrowed down to, and back to the wider one. */
export interface Narrowing {
	heading: string;
	links: NarrowingLink[];
}

type Named = Pick<CategoryFieldsFragment, 'name' | 'link'>;

/** More than these are not read. */
const most = 12;

const narrowing = (
	heading: string,
	listed: readonly NarrowingLink[],
	wider: NarrowingLink[],
): Narrowing[] =>
	listed.length > 0 ? [{ heading, links: [...wider, ...listed.slice(0, most)] }] : [];

/** Tags of a category's articles, each leading to the articles with both. */
export function tagsWithin(
	{ name, link }: Named,
	index: BlogIndex | null,
	messages: Messages,
	isWidened = false,
): Narrowing[] {
	// An endpoint without the argument for a category returns all tags.
	const tags = (index?.tags ?? []).filter((tag) => tag.link.startsWith(`${link}/`));
	const wider = isWidened ? [{ name: messages.allIn(name), slug: '', link }] : [];
	return narrowing(messages.tagsIn(name), tags, wider);
}

/** Categories of the articles with a tag, each leading to the articles with both. */
export function categoriesWith(
	{ name, link, slug }: Named & { slug: string },
	index: BlogIndex | null,
	messages: Messages,
	isWidened = false,
): Narrowing[] {
	const categories = (index?.categories ?? []).filter((one) => one.link.endsWith(`/tag/${slug}`));
	const wider = isWidened ? [{ name: messages.allTagged(name), slug: '', link }] : [];
	return narrowing(messages.categoriesWith(name), categories, wider);
}
