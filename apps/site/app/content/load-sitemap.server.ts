import type { LocaleCode } from '@website/contracts/locales';
import type { Content } from './content.server';
import { GetSitemapDocument } from './generated/documents';
import type { GetSitemapQuery } from './generated/operations';

/** An address of the site as a sitemap needs it. */
export type SitemapDocument = GetSitemapQuery['sitemap']['nodes'][number];

/** Most calls made for one language; at 1,000 addresses a call it is what a sitemap may hold. */
const mostCalls = 50;

/** Every address of a language that search engines may list, read part by part. */
export async function loadSitemap(content: Content, lang: LocaleCode): Promise<SitemapDocument[]> {
	const documents: SitemapDocument[] = [];
	let after = '';
	for (let call = 0; call < mostCalls; call += 1) {
		const { sitemap } = await content.query(GetSitemapDocument, { lang, after });
		documents.push(...sitemap.nodes);
		const { hasNextPage, endCursor } = sitemap.pageInfo;
		if (!hasNextPage || !endCursor || endCursor === after) break;
		after = endCursor;
	}
	return documents;
}
