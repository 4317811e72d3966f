import { complete, type Fields } from '@website/contracts/content-schema';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { Version } from '../catalog/catalog.ts';
import { excerptText, plainText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import {
	type LocaleArgument,
	pageSize,
	publicOnly,
	type ResolverContext,
	where,
} from './context.ts';
import { utcDate } from './dates.ts';
import { translationsOf } from './documents.ts';

/** `sitemap(lang, first, after)`: every path that search engines may list. Cursors are positions in the catalog. */
export function sitemap(
	{ lang, first, after }: LocaleArgument & { first?: number | null; after?: string | null },
	{ addresses, catalog, tags }: ResolverContext,
): Fields | null {
	tags.add('pages').add('posts').add('categories');
	const documents = catalog.contents.entries
		.filter(({ locale, isListed }) => locale === lang && isListed)
		.map((entry) => ({ entry, href: catalog.hrefOf(entry) }))
		.filter(({ entry, href }) => !entry.canonical || addresses.link(entry.canonical) === href)
		.map(({ entry, href }) => ({
			href,
			modifiedGmt: utcDate(entry.modified),
			translations: translationsOf(catalog.versions(entry)),
		}));
	const categories = catalog.contents.categories
		.filter(({ locale }) => locale === lang)
		.map((category) => ({
			href: catalog.categoryHref(category),
			translations: translationsOf(catalog.categoryVersions(category)),
		}));
	const all = [...documents, ...categories];
	const start = Number(after) || 0;
	const end = start + pageSize(first, limits.sitemapEntries, limits.sitemapEntries);
	return complete('SitemapConnection', {
		nodes: all.slice(start, end),
		pageInfo: {
			hasNextPage: end < all.length,
			hasPreviousPage: start > 0,
			startCursor: String(start),
			endCursor: String(Math.min(end, all.length)),
		},
	});
}

/**
 * `redirect(path)`: the site's path for a path of WordPress, which may have a query such as `?p=12`. If no published document has it,
 * WordPress itself is asked: it knows former slugs, and the files of attachments.
 */
export async function redirect(
	{ path }: { path: string },
	context: ResolverContext,
): Promise<Fields | null> {
	context.tags.add('pages').add('posts');
	if (!path.startsWith('/') || path.startsWith('//')) return null;
	let href = context.addresses.published(path);
	if (!href) {
		context.catalog.requireWhole();
		href = await targetOf(path, context);
	}
	return href && href !== path ? complete('Redirect', { to: href, status: 301 }) : null;
}

/** The published document or the upload to which WordPress redirects a path, in two steps at most; undefined if there is none. */
async function targetOf(
	path: string,
	{ addresses, client }: ResolverContext,
): Promise<string | undefined> {
	let current = path;
	for (let step = 0; step < 2; step += 1) {
		const location = await client.locationOf(current);
		if (!location) return undefined;
		const target = addresses.published(location) ?? addresses.upload(location);
		if (target || !addresses.isOwn(location)) return target;
		const { pathname, search } = new URL(location);
		current = pathname + search;
	}
	return undefined;
}

interface SlugOwnerArguments {
	kind: 'page' | 'post' | 'category';
	slug: string;
	parentSlug?: string | null;
	lang?: LocaleCode | null;
}

/** `slugOwner(kind, slug, parentSlug, lang)`: the document with a slug in any language. */
export function slugOwner(
	{ kind, slug, parentSlug, lang }: SlugOwnerArguments,
	{ catalog, tags }: ResolverContext,
): Fields | null {
	tags.add('pages').add('posts').add('categories');
	const versionsIn = (locale: LocaleCode): Version[] => {
		if (kind === 'category') {
			const category = catalog.category(locale, slug);
			return category ? catalog.categoryVersions(category) : [];
		}
		const entry =
			kind === 'post' ? catalog.post(locale, slug) : catalog.page(locale, slug, parentSlug);
		return entry ? catalog.versions(entry) : [];
	};
	for (const locale of localeCodes) {
		const versions = versionsIn(locale);
		const version =
			versions.find((one) => one.locale === lang) ?? versions.find((one) => one.locale === locale);
		if (version) return complete('SlugOwner', { locale: version.locale, href: version.href });
	}
	return null;
}

interface HitNode {
	databaseId: number;
	title: string | null;
	excerpt?: string | null;
}

/** `search(query, lang, first)`, by the search of WordPress. It has no tags, since any change may affect it. */
export async function search(
	{ query, lang, first }: LocaleArgument & { query: string; first?: number | null },
	{ client, addresses, catalog, capabilities }: ResolverContext,
): Promise<Fields | null> {
	const words = query.slice(0, 100).split(/\s+/).filter(Boolean).slice(0, 8);
	if (words.length === 0 || !catalog.hasDocuments(lang)) return complete('SearchResult', {});
	const size = pageSize(first, 10, 30);
	const filter = where('search: $search', capabilities.languages.filter(lang), publicOnly);
	const { pages, posts } = await client.query<Record<'pages' | 'posts', { nodes: HitNode[] }>>(
		`query ($search: String) { pages(first: ${size}, ${filter}) { nodes { databaseId title } } posts(first: ${size}, ${filter}) { nodes { databaseId title excerpt } } }`,
		{ search: words.join(' ') },
	);
	const hits = (nodes: readonly HitNode[]) =>
		nodes.flatMap(({ databaseId, title, excerpt }) => {
			const entry = catalog.byId(databaseId);
			if (entry?.locale !== lang) return [];
			const href = catalog.hrefOf(entry);
			return [
				{
					href,
					title: markWords(plainText(title), words),
					excerpt: markWords(excerptText(excerpt, addresses, href), words),
				},
			];
		});
	return complete('SearchResult', {
		pages: hits(pages.nodes),
		posts: hits(posts.nodes),
	});
}

/** Splits a text into pieces: matching words and the text between them. */
function markWords(text: string, words: readonly string[]): Fields[] {
	const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
	return text
		.split(new RegExp(`(${pattern})`, 'iu'))
		.map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
		.filter((piece) => piece.text !== '');
}
