import { documentTag } from '@website/contracts/cache-tags';
import { complete, type Fields } from '@website/contracts/content-schema';
import type { LocaleCode } from '@website/contracts/locales';
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
import { tagPictures } from './picture-tags.ts';
import { cardFields } from './post-card.ts';

interface PostsQuery {
	locale: LocaleCode;
	categoryId?: number | undefined;
	first?: number | null | undefined;
	after?: string | null | undefined;
	/** Lists the other articles of this article's categories. */
	besides?: Entry | undefined;
}

interface PostConnection extends Fields {
	nodes: Fields[];
}

/** Reads articles of a language, newest first, with the cursors of WordPress. */
export async function readPosts(
	context: ResolverContext,
	{ locale, categoryId, first, after, besides }: PostsQuery,
): Promise<PostConnection> {
	const { client, capabilities, catalog, tags } = context;
	tags.add('posts');
	const all = besides
		? besides.categoryIds
				.flatMap((id) => catalog.posts(locale, id))
				.filter(({ id }) => id !== besides.id)
		: catalog.posts(locale, categoryId);
	if (all.length === 0) return { nodes: [], edges: [], totalCount: 0 };
	const filter = where(
		capabilities.languages.filter(locale),
		publicOnly,
		categoryId === undefined && !besides ? '' : 'categoryIn: $categories',
		besides ? 'notIn: $besides' : '',
		'orderby: [{ field: DATE, order: DESC }]',
	);
	const categories = besides
		? '$categories: [ID], $besides: [ID], '
		: categoryId === undefined
			? ''
			: '$categories: [ID], ';
	const query = `query (${categories}$first: Int, $after: String) { list: posts(first: $first, after: $after, ${filter}) {
		edges { cursor node { ${documentSelection(context, 'post', 'card')} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
	const { list } = await client.query<{
		list: {
			edges: { cursor: string | null; node: DocumentNode }[];
			pageInfo: {
				hasNextPage: boolean;
				hasPreviousPage: boolean;
				startCursor: string | null;
				endCursor: string | null;
			};
		};
	}>(query, {
		first: pageSize(first, limits.defaultPosts, limits.pageSize),
		after: after ?? '',
		categories: besides ? besides.categoryIds.map(String) : [String(categoryId)],
		...(besides ? { besides: [String(besides.id)] } : {}),
	});
	// Otherwise a list that the catalog knows to have articles would be shown empty.
	const isMissing = besides ? all.length >= limits.relatedPosts : !after;
	if (list.edges.length === 0 && isMissing) throw unreadable('its articles');
	const edges = list.edges.flatMap(({ cursor, node }) => {
		// An article published after the catalog was read appears with the next catalog.
		const entry = catalog.byId(node.databaseId);
		if (!entry || entry.locale !== locale) return [];
		tags.add(documentTag('post', entry.id));
		tagPictures(tags, node);
		const fields = complete('Post', cardFields(context, entry, node));
		return fields ? [{ cursor: cursor ?? '', node: fields }] : [];
	});
	return {
		nodes: edges.map(({ node }) => node),
		edges,
		pageInfo: list.pageInfo,
		totalCount: all.length,
	};
}

/** Reads the newest other articles of the same categories. */
export async function relatedPosts(context: ResolverContext, entry: Entry): Promise<Fields[]> {
	// Pages are rendered again once all articles are listed.
	if (entry.categoryIds.length === 0 || context.catalog.contents.isPartial) return [];
	const { nodes } = await readPosts(context, {
		locale: entry.locale,
		first: limits.relatedPosts,
		besides: entry,
	});
	return nodes;
}

/** `posts(where, first, after)`. */
export async function posts(
	args: {
		where: LocaleArgument & { category?: string | null };
		first?: number | null;
		after?: string | null;
	},
	context: ResolverContext,
): Promise<Fields | null> {
	const { lang, category } = args.where;
	const { first, after } = args;
	const categoryId = category ? context.catalog.category(lang, category)?.id : undefined;
	if (category && categoryId === undefined) {
		context.tags.add('categories');
		return complete('PostConnection', { nodes: [] });
	}
	if (categoryId !== undefined) context.tags.add(documentTag('category', categoryId));
	return complete(
		'PostConnection',
		await readPosts(context, { locale: lang, categoryId, first, after }),
	);
}
