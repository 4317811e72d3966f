import { complete, type Fields } from '@website/contracts/content-schema';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { normalizePath, type Version } from '../catalog/catalog.ts';
import type { Entry } from '../catalog/entry.ts';
import { excerptText } from '../html/plain-text.ts';
import { limits } from '../limits.ts';
import type { PathRedirect } from '../wpgraphql/client.ts';
import { type DocumentRoot, inAllLanguages, rootsOf } from '../wpgraphql/custom-types.ts';
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
		.filter((entry) => entry.locale === lang && entry.isListed && catalog.isReachable(entry))
		.map((entry) => ({ entry, href: catalog.hrefOf(entry) }))
		.filter(({ entry, href }) => !entry.canonical || addresses.link(entry.canonical) === href)
		.map(({ entry, href }) => ({
			href,
			modifiedGmt: utcDate(entry.modified),
			translations: translationsOf(catalog.versions(entry)),
		}));
	const categories = catalog.termsIn(lang, 'category').map((category) => ({
		href: catalog.termHref(category),
		translations: translationsOf(catalog.termVersions(category)),
	}));
	const all = [...documents, ...categories];
	const start = Number(after) || 0;
	const end = start + pageSize(first, limits.sitemapEntries, limits.sitemapEntries);
	return complete('SitemapConnection', {
		nodes: all.slice(start, end),
		pageInfo: {
			hasNextPage: end < all.length,
			endCursor: String(Math.min(end, all.length)),
		},
	});
}

/**
 * `redirect(path)`: the site's path for a path of WordPress, which may have a query such as `?p=12`. If no published document has it,
 * WordPress itself is asked: it knows former slugs, the files of attachments, and the redirects of its plugins.
 */
export async function redirect(
	{ path }: { path: string },
	context: ResolverContext,
): Promise<Fields | null> {
	context.tags.add('pages').add('posts');
	if (!path.startsWith('/') || path.startsWith('//')) return null;
	const href = context.addresses.published(path);
	if (href && href !== path) return complete('Redirect', { to: href, status: 301 });
	const entry = context.catalog.byHref(path);
	if (entry) return redirectOfDocument(entry, context);
	context.catalog.requireWhole();
	return redirectOfPath(path, context);
}

/** The redirect by which a plugin replaces a published document; null if there is none or WordPress fails. */
export async function redirectOfDocument(
	entry: Entry,
	context: ResolverContext,
): Promise<Fields | null> {
	const { capabilities, catalog, client, preview, siteOrigin } = context;
	if (!capabilities.mayRedirect || !entry.uri?.startsWith('/') || preview) return null;
	const pathRedirect = await client.currentRedirect(entry.uri);
	// WordPress may send all its visitors to the site.
	const isToSite = pathRedirect?.location && new URL(pathRedirect.location).origin === siteOrigin;
	if (pathRedirect?.by !== 'redirection' || isToSite) return null;
	return follow(pathRedirect, { path: entry.uri, href: catalog.hrefOf(entry) }, context);
}

/** The path of an article on the site, which WordPress may have elsewhere. */
const articlePath = /^(?:\/[a-z]{2})?\/blog\/([^/?]+)\/?$/;

async function redirectOfPath(path: string, context: ResolverContext): Promise<Fields | null> {
	const { addresses, client } = context;
	const pathRedirect = await client.redirectOf(path);
	const [, slug] = articlePath.exec(path) ?? [];
	// WordPress itself redirects such a path to any document whose slug begins like it.
	const isGuess = slug !== undefined && pathRedirect?.by === 'WordPress';
	if (pathRedirect && !isGuess) return follow(pathRedirect, { path, href: path }, context);
	if (slug === undefined) return null;
	// Asked for a page of a list, WordPress keeps its number if the slug is a former one, and not if it guesses.
	const former = await client.redirectOf(`/?name=${slug}&paged=2`);
	const [, article] = /^(.*\/)page\/2\/?$/.exec(former?.location ?? '') ?? [];
	const to = article && addresses.published(article);
	return to && to !== path ? complete('Redirect', { to, status: 301 }) : null;
}

/** The redirect to the document, upload or other site to which WordPress redirects a path, in two steps at most; null if there is none. */
async function follow(
	first: PathRedirect,
	{ path, href }: { path: string; href: string },
	{ addresses, client }: ResolverContext,
): Promise<Fields | null> {
	let status = first.status;
	let current = path;
	let pathRedirect: PathRedirect | undefined = first;
	for (let step = 0; pathRedirect && step < 2; step += 1) {
		if ([302, 307, 410].includes(pathRedirect.status)) status = pathRedirect.status;
		const { location } = pathRedirect;
		if (!location) return complete('Redirect', { to: null, status });
		const { pathname, search } = new URL(location);
		const to = addresses.published(location) ?? addresses.upload(location);
		if (to) return to === href ? null : complete('Redirect', { to, status });
		if (!addresses.isOwn(location)) {
			// WordPress' own redirects to other hosts, and those of a server to the same path there, lead to its new address.
			const isPlugin = pathRedirect.by && pathRedirect.by !== 'WordPress';
			const isSamePath = normalizePath(pathname) === normalizePath(current);
			return isPlugin && !isSamePath ? complete('Redirect', { to: location, status }) : null;
		}
		current = pathname + search;
		pathRedirect = await client.redirectOf(current);
	}
	return null;
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
			const category = catalog.term('category', locale, slug);
			return category ? catalog.termVersions(category) : [];
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
	const list = (root: DocumentRoot) => {
		// Custom types may have no language.
		const language =
			root === 'contentNode'
				? inAllLanguages(capabilities, root)
				: capabilities.languages.filter(lang);
		const filter = where('search: $search', language, publicOnly);
		return `${root}: ${root}s(first: ${size}, ${filter}) { nodes { databaseId ${root === 'post' ? 'excerpt' : ''} } }`;
	};
	const lists = await client.query<Partial<Record<DocumentRoot, { nodes: HitNode[] }>>>(
		`query ($search: String) { ${rootsOf(capabilities).map(list).join(' ')} }`,
		{ search: words.join(' ') },
	);
	const hits = (nodes: readonly HitNode[] = []) =>
		nodes.flatMap(({ databaseId, excerpt }) => {
			const entry = catalog.byId(databaseId);
			if (entry?.locale !== lang || !catalog.isReachable(entry)) return [];
			const href = catalog.hrefOf(entry);
			return [
				{
					href,
					title: markWords(entry.title, words),
					excerpt: markWords(excerptText(excerpt, addresses, href), words),
				},
			];
		});
	return complete('SearchResult', {
		pages: [...hits(lists.page?.nodes), ...hits(lists.contentNode?.nodes)],
		posts: hits(lists.post?.nodes),
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
