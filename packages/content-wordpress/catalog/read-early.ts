import { publicOnly, where } from '../content/context.ts';
import { limits } from '../limits.ts';
import type { Capabilities } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { readAllDocuments, readDocuments, readTerms, type Term } from './document-lists.ts';
import type { CatalogContents, Entry } from './entry.ts';
import { publicDocuments } from './newest-documents.ts';
import { toCategories, toEntries } from './read-catalog.ts';
import { readListed } from './robots.ts';

/** What every page needs while the list of all documents is read. */
export interface EarlyDocuments {
	pages: Entry[];
	terms: Term[];
}

/** Reads all pages and categories; undefined if there are so few documents that all are read soon. Rejects like the client. */
export async function readEarly(
	client: WordPressClient,
	capabilities: Capabilities,
): Promise<EarlyDocuments | undefined> {
	const { total = Number.POSITIVE_INFINITY } = (await client.restTotal(publicDocuments)) ?? {};
	if (total <= limits.manyDocuments) return undefined;
	const [pages, terms] = await Promise.all([
		readAllDocuments(client, capabilities, 'page'),
		readTerms(client, capabilities),
	]);
	return { pages: toEntries(capabilities, 'page', pages), terms };
}

/** Adds the article with a slug, in its languages. Rejects like the client. */
export async function withArticle(
	client: WordPressClient,
	capabilities: Capabilities,
	{ pages, terms }: EarlyDocuments,
	slug: string | undefined,
): Promise<CatalogContents> {
	const documents = slug === undefined ? [] : await readArticle(client, capabilities, slug);
	const articles = toEntries(capabilities, 'post', documents);
	const listed = capabilities.hasSharedSeo
		? await readListed(client, capabilities, articles, () => undefined)
		: articles;
	const entries = [...pages, ...listed];
	return { entries, categories: toCategories(capabilities, terms, entries) };
}

/** The articles with a slug, and their translations. */
async function readArticle(client: WordPressClient, capabilities: Capabilities, slug: string) {
	const { languages } = capabilities;
	const filter = where('nameIn: $slugs', languages.filter('all'), publicOnly);
	const { list } = await client.query<{ list: { nodes: { databaseId: number }[] } }>(
		`query ($slugs: [String]) { list: posts(first: 10, ${filter}) { nodes { databaseId } } }`,
		{ slugs: [slug] },
	);
	const read = (ids: readonly number[]) =>
		ids.length > 0 ? readDocuments(client, capabilities, 'post', ids) : [];
	const articles = await read(list.nodes.map(({ databaseId }) => databaseId));
	const translations = await read(articles.flatMap((one) => languages.translationIds(one)));
	return [...articles, ...translations];
}
