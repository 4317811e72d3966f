import { publicOnly, where } from '../content/context.ts';
import { limits } from '../limits.ts';
import type { Capabilities } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { readAllDocuments, readDocuments, readTerms } from './document-lists.ts';
import type { CatalogContents } from './entry.ts';
import { publicDocuments } from './newest-documents.ts';
import { toCategories, toEntries } from './read-catalog.ts';
import { readListed } from './robots.ts';

/** False if all documents are read soon. */
export async function hasManyDocuments(client: WordPressClient): Promise<boolean> {
	const { total = Number.POSITIVE_INFINITY } = (await client.restTotal(publicDocuments)) ?? {};
	return total > limits.manyDocuments;
}

/** Reads all pages and categories, and the article with a slug in its languages. Rejects like the client. */
export async function readEarlyContents(
	client: WordPressClient,
	capabilities: Capabilities,
	slug: string | undefined,
): Promise<CatalogContents> {
	const [pages, terms, articles] = await Promise.all([
		readAllDocuments(client, capabilities, 'page'),
		readTerms(client, capabilities),
		slug === undefined ? [] : readArticle(client, capabilities, slug),
	]);
	const pageEntries = toEntries(capabilities, 'page', pages);
	const articleEntries = toEntries(capabilities, 'post', articles);
	const entries = [...pageEntries, ...articleEntries];
	const listed = capabilities.hasSharedSeo
		? [...pageEntries, ...(await readListed(client, capabilities, articleEntries, () => undefined))]
		: entries;
	return { entries: listed, categories: toCategories(capabilities, terms, entries) };
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
