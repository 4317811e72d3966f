import type { Capabilities } from '../wpgraphql/capabilities.ts';
import type { WordPressClient } from '../wpgraphql/client.ts';
import { readAllDocuments, readDocuments, readSubjects, type Subjects } from './document-lists.ts';
import type { CatalogContents, Entry } from './entry.ts';
import { toEntries, toTerms } from './read-catalog.ts';
import { readListed } from './robots.ts';

/** What every page needs while the list of all documents is read. */
export interface EarlyDocuments {
	pages: Entry[];
	subjects: Subjects;
}

/** Reads all pages, categories, tags and authors. Rejects like the client. */
export async function readEarly(
	client: WordPressClient,
	capabilities: Capabilities,
): Promise<EarlyDocuments> {
	const [pages, subjects] = await Promise.all([
		// Their values for search engines are most of the time of a list, and only lists of pages need them.
		readAllDocuments(client, { ...capabilities, seo: 'none' }, 'page'),
		readSubjects(client, capabilities),
	]);
	return { pages: toEntries(capabilities, 'page', pages), subjects };
}

/** Adds the article with a slug, in its languages. Rejects like the client. */
export async function withArticle(
	client: WordPressClient,
	capabilities: Capabilities,
	early: Promise<EarlyDocuments>,
	slug: string | undefined,
): Promise<CatalogContents> {
	const [{ pages, subjects }, documents] = await Promise.all([
		early,
		slug === undefined ? [] : readArticle(client, capabilities, slug),
	]);
	const articles = toEntries(capabilities, 'post', documents);
	const listed = capabilities.hasSharedSeo
		? await readListed(client, capabilities, articles, () => undefined)
		: articles;
	const entries = [...pages, ...listed];
	const terms = toTerms(capabilities, subjects, entries);
	return { entries, terms, authors: subjects.authors, isPartial: true };
}

/** The articles with a slug, and their translations. */
async function readArticle(client: WordPressClient, capabilities: Capabilities, slug: string) {
	const articles = await readDocuments(client, capabilities, 'post', 'nameIn', [slug]);
	const ids = articles.flatMap((one) => capabilities.languages.translationIds(one));
	const translations =
		ids.length > 0 ? await readDocuments(client, capabilities, 'post', 'in', ids.map(String)) : [];
	return [...articles, ...translations];
}
