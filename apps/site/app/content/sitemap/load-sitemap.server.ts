import type { LocaleCode } from '@website/contracts/locales';
import { isOffPath } from '@website/contracts/site-features';
import type { Content } from '../content.server';
import { GetSitemapDocument } from '../generated/documents';
import { type SitemapDocument, sitemapFromLists } from './sitemap-from-lists.server';

/** The maximum number of requests per locale: with 1,000 URLs each, they return as many as a sitemap may contain. */
const maxCalls = 50;

/** All indexable URLs of a locale on a site at `origin`, loaded page by page; derived from other lists if the endpoint has no sitemap. */
export async function loadSitemap(
	content: Content,
	lang: LocaleCode,
	origin: string,
): Promise<SitemapDocument[]> {
	const documents: SitemapDocument[] = [];
	let after = '';
	for (let call = 0; call < maxCalls; call += 1) {
		const { sitemap } = await content.query(GetSitemapDocument, { lang, after });
		if (!sitemap)
			return (await sitemapFromLists(content, lang, origin)).filter(({ href }) => !isOffPath(href));
		documents.push(...sitemap.nodes.filter(({ href }) => !isOffPath(href)));
		const { hasNextPage, endCursor } = sitemap.pageInfo;
		if (!hasNextPage || !endCursor || endCursor === after) break;
		after = endCursor;
	}
	return documents;
}
