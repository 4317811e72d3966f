import type { Capabilities } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { readAllDocuments, readDocuments, readTerms, type Term } from './document-lists.ts';
import type { CatalogContents, Entry } from './entry.ts';
import { toCategories, toEntries } from './read-catalog.ts';
import { readListed } from './robots.ts';

/** What every page needs while the list of all documents is read. */
export interface EarlyDocuments {
	pages: Entry[];
	terms: Term[];
}

/** Reads all pages and categories. Rejects like the client. */
export async function readEarly(
	client: WordPressClient,
	capabilities: Capabilities,
): Promise<EarlyDocuments> {
	const [pages, terms] = await Promise.all([
		// Their values for search engines are most of the time of a list, and only lists of pages need them.
		readAllDocuments(client, { ...capabilities, seo: 'none' }, 'page'),
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
	return { entries, categories: toCategories(capabilities, terms, entries), isPartial: true };
}

/** The articles with a slug, and their translations. */
async function readArticle(client: WordPressClient, capabilities: Capabilities, slug: string) {
	const articles = await readDocuments(client, capabilities, 'post', 'nameIn', [slug]);
	const ids = articles.flatMap((one) => capabilities.languages.translationIds(one));
	const translations =
		ids.length > 0 ? await readDocuments(client, capabilities, 'post', 'in', ids.map(String)) : [];
	return [...articles, ...translations];
}
