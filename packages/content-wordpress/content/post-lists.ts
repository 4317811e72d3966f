import { documentTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { Entry } from '../catalog/entry.ts';
import { limits } from '../limits.ts';
import { complete, type Fields } from './complete.ts';
import { type DocumentNode, documentSelection } from './documents.ts';
import { cardFields } from './post-card.ts';
import { type LocaleArgument, pageSize, type Reading, where } from './reading.ts';

interface PostsQuery {
	locale: LocaleCode;
	categoryId?: number | undefined;
	first?: number | null | undefined;
	after?: string | null | undefined;
	/** Articles of these categories, without this one. */
	besides?: Entry | undefined;
}

interface PostConnection extends Fields {
	nodes: Fields[];
}

/** Articles of a language, newest first, with WordPress' own cursors. */
export async function readPosts(
	reading: Reading,
	{ locale, categoryId, first, after, besides }: PostsQuery,
): Promise<PostConnection> {
	const { client, capabilities, catalog, tags } = reading;
	tags.add('posts');
	const all = catalog.posts(locale, categoryId);
	if (all.length === 0) return { nodes: [], edges: [], totalCount: 0 };
	const filter = where(
		capabilities.languages.filter(locale),
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
		edges { cursor node { ${documentSelection(reading, 'post', 'card')} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
	const { list } = await client.ask<{
		list: {
			edges: { cursor: string | null; node: DocumentNode }[];
			pageInfo: {
				hasNextPage: boolean;
				hasPreviousPage: boolean;
				startCursor: string | null;
				endCursor: string | null;
			};
		} | null;
	}>(query, {
		first: pageSize(first, limits.defaultPosts, limits.pageSize),
		after: after ?? '',
		categories: besides ? besides.categoryIds.map(String) : [String(categoryId)],
		...(besides ? { besides: [String(besides.id)] } : {}),
	});
	const edges = (list?.edges ?? []).flatMap(({ cursor, node }) => {
		// Published since the catalog was read: shown with the next one.
		const entry = catalog.byId(node.databaseId);
		if (!entry || entry.locale !== locale) return [];
		tags.add(documentTag('post', entry.id));
		const fields = complete('Post', cardFields(reading, entry, node));
		return fields ? [{ cursor: cursor ?? '', node: fields }] : [];
	});
	return {
		nodes: edges.map(({ node }) => node),
		edges,
		pageInfo: list?.pageInfo,
		totalCount: all.length,
	};
}

/** The newest other articles of the same categories. */
export async function relatedPosts(reading: Reading, entry: Entry): Promise<Fields[]> {
	if (entry.categoryIds.length === 0) return [];
	const { nodes } = await readPosts(reading, {
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
	reading: Reading,
): Promise<Fields | null> {
	const { lang, category } = args.where;
	const { first, after } = args;
	const categoryId = category ? reading.catalog.category(lang, category)?.id : undefined;
	if (category && categoryId === undefined) {
		reading.tags.add('categories');
		return complete('PostConnection', { nodes: [] });
	}
	if (categoryId !== undefined) reading.tags.add(documentTag('category', categoryId));
	return complete(
		'PostConnection',
		await readPosts(reading, { locale: lang, categoryId, first, after }),
	);
}
