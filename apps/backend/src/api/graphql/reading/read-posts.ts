import { documentTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import { type PostListName, tagList } from '../../../content/addresses/address.ts';
import type { AddressEntry } from '../../../content/addresses/entries.ts';
import type { PostSource } from '../../../content/documents/sources.ts';
import type { ResolverContext } from '../context.ts';
import { pageOfEntries } from './paging.ts';

/** Reads articles by ID, in the order of `ids`, each with its own reader. */
export async function postSources(
	context: ResolverContext,
	lang: LocaleCode,
	ids: string[],
): Promise<PostSource[]> {
	const sources = ids.map(async (id) => {
		const read = await context.reader(lang);
		context.touch(documentTag('post', id));
		const document = await read.loaders.posts.load(id);
		return document ? [{ document, read }] : [];
	});
	return (await Promise.all(sources)).flat();
}

interface Paging {
	first?: number | null | undefined;
	after?: string | null | undefined;
}

/** A page of articles, newest first (specification section 7, getPosts and getPostsByCategory). */
export async function postConnection(
	context: ResolverContext,
	lang: LocaleCode,
	paging: Paging,
	list?: PostListName,
	isListed: (entry: AddressEntry) => boolean = () => true,
) {
	const { book } = await context.reader(lang);
	context.touch('posts');
	const entries = book.postsIn(lang, list).filter(isListed);
	const { items, pageInfo } = pageOfEntries(entries, paging);
	const nodes = await postSources(
		context,
		lang,
		items.map(({ entry }) => entry.id),
	);
	const cursors = new Map(items.map(({ entry, cursor }) => [entry.id, cursor]));
	return {
		nodes,
		edges: nodes.map((node) => ({ node, cursor: cursors.get(String(node.document.id)) ?? '' })),
		pageInfo,
		totalCount: entries.length,
	};
}

/** A page of articles that have both a tag and a category. */
export async function taggedPosts(
	context: ResolverContext,
	lang: LocaleCode,
	paging: Paging,
	{ tag, category }: { tag: string; category: string },
) {
	const { book } = await context.reader(lang);
	const entry = book.bySlug('categories', lang, category);
	context.touch(entry ? documentTag('category', entry.id) : 'categories');
	if (!entry) return emptyPosts();
	return postConnection(context, lang, paging, tagList(tag), ({ categories }) =>
		categories.includes(entry.id),
	);
}

export const emptyPosts = () => ({
	nodes: [],
	edges: [],
	pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
	totalCount: 0,
});
