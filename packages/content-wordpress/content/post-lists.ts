import { documentTag } from '@website/contracts/cache-tags';
import { complete, type Fields } from '@website/contracts/content-schema';
import type { PostFilter } from '../catalog/catalog.ts';
import type { Entry } from '../catalog/entry.ts';
import { limits } from '../limits.ts';
import {
	type LocaleArgument,
	pageSize,
	publicOnly,
	type ResolverContext,
	where,
} from './context.ts';
import { type DocumentNode, documentSelection, unreadable } from './documents.ts';
import { tagPictures } from './media.ts';
import { cardFields } from './post-card.ts';

interface Page {
	first?: number | null;
	after?: string | null;
}

interface PostConnection extends Fields {
	nodes: Fields[];
}

/** The cursor that WordPress gives a document. */
const cursorOf = ({ id }: Entry): string => Buffer.from(`arrayconnection:${id}`).toString('base64');

/**
 * Reads a page of the articles in a list, newest first. Without a filter, as on WordPress' posts page, sticky ones are before them. An
 * unknown cursor is ignored, as by WordPress.
 */
export async function readPosts(
	context: ResolverContext,
	{ lang, first, after }: LocaleArgument & Page,
	filter?: PostFilter,
): Promise<PostConnection> {
	context.tags.add('posts');
	const newest = context.catalog.posts(lang, filter);
	const all = filter
		? newest
		: newest.toSorted((one, other) => Number(other.isSticky) - Number(one.isSticky));
	const start = all.findIndex((entry) => cursorOf(entry) === after) + 1;
	const entries = all.slice(start, start + pageSize(first, limits.defaultPosts, limits.pageSize));
	const last = entries.at(-1);
	return {
		nodes: await readCards(context, entries),
		pageInfo: {
			hasNextPage: start + entries.length < all.length,
			endCursor: last && cursorOf(last),
		},
		totalCount: all.length,
	};
}

/** Reads articles as they are shown in lists. */
async function readCards(context: ResolverContext, entries: readonly Entry[]): Promise<Fields[]> {
	if (entries.length === 0) return [];
	const { client, capabilities, tags } = context;
	const filter = where('in: $ids', capabilities.languages.filter('all'), publicOnly);
	const { list } = await client.query<{ list: { nodes: DocumentNode[] } }>(
		`query ($ids: [ID]) { list: posts(first: ${entries.length}, ${filter}) { nodes { ${documentSelection(context, 'post', 'card')} } } }`,
		{ ids: entries.map(({ id }) => String(id)) },
	);
	const nodes = new Map(list.nodes.map((node) => [node.databaseId, node]));
	const cards = entries.flatMap((entry): Fields[] => {
		const node = nodes.get(entry.id);
		if (!node) return [];
		tags.add(documentTag('post', entry.id));
		tagPictures(tags, node);
		const fields = complete('Post', cardFields(context, entry, node));
		return fields ? [fields] : [];
	});
	// Otherwise a list that the catalog knows to have articles would be shown empty.
	if (cards.length === 0) throw unreadable('its articles');
	return cards;
}

/** Reads the newest other articles of the same categories. */
export async function relatedPosts(context: ResolverContext, entry: Entry): Promise<Fields[]> {
	const { catalog, tags } = context;
	// Pages are rendered again once all articles are listed.
	if (catalog.contents.isPartial) return [];
	tags.add('posts');
	const categories = catalog
		.termsIn(entry.locale, 'category')
		.filter(({ id }) => entry.termIds.includes(id));
	const others = catalog
		.posts(entry.locale)
		.filter((one) => one.id !== entry.id && categories.some(({ id }) => one.termIds.includes(id)));
	return readCards(context, others.slice(0, limits.relatedPosts));
}

export interface ListArguments extends LocaleArgument {
	category?: string | null;
	tag?: string | null;
	author?: string | null;
	year?: number | null;
	month?: number | null;
}

/** `posts(where, first, after)`. */
export const posts = (
	{ where: conditions, ...page }: Page & { where: ListArguments },
	context: ResolverContext,
): Promise<Fields | null> => readList(conditions, page, context);

/** `listedPosts(lang, tag, category, author, year, month, first, after)`: null without a tag, an author and a year. */
export async function listedPosts(
	{ first, after, ...conditions }: ListArguments & Page,
	context: ResolverContext,
): Promise<Fields | null> {
	const { tag, author, year } = conditions;
	return tag || author || year ? readList(conditions, { first, after }, context) : null;
}

/** Empty for an unknown category, tag or author. */
async function readList(
	conditions: ListArguments,
	page: Page,
	context: ResolverContext,
): Promise<Fields | null> {
	const filter = postFilter(conditions, context);
	return complete(
		'PostConnection',
		filter ? await readPosts(context, { lang: conditions.lang, ...page }, filter) : { nodes: [] },
	);
}

/** The filter of a list; undefined if its category, tag or author is unknown. */
export function postFilter(
	{ lang, category, tag, author, year, month }: ListArguments,
	{ catalog, tags }: ResolverContext,
): PostFilter | undefined {
	tags.add('posts');
	if (category || tag) tags.add('categories');
	const inCategory = category ? catalog.term('category', lang, category) : undefined;
	const tagged = tag ? catalog.term('tag', lang, tag) : undefined;
	const writer = author ? catalog.authorBySlug(author) : undefined;
	if ((category && !inCategory) || (tag && !tagged) || (author && !writer)) return undefined;
	const terms = [inCategory, tagged].flatMap((term) => term ?? []);
	return { terms, authorId: writer?.databaseId, year, month };
}
