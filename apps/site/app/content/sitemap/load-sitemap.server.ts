import type { LocaleCode } from '@website/contracts/locales';
import type { Content } from '../content.server';
import { GetSitemapDocument } from '../generated/documents';
import type { SitemapDocument } from './sitemap-document';
import { sitemapFromLists } from './sitemap-from-lists.server';

/** Most calls made for one language; at 1,000 addresses a call it is what a sitemap may hold. */
const mostCalls = 50;

/** Every address of a language that search engines may list, read part by part; made of the lists there are otherwise. */
export async function loadSitemap(content: Content, lang: LocaleCode): Promise<SitemapDocument[]> {
	const documents: SitemapDocument[] = [];
	let after = '';
	for (let call = 0; call < mostCalls; call += 1) {
		const { sitemap } = await content.query(GetSitemapDocument, { lang, after });
		if (!sitemap) return sitemapFromLists(content, lang);
		documents.push(...sitemap.nodes);
		const { hasNextPage, endCursor } = sitemap.pageInfo;
		if (!hasNextPage || !endCursor || endCursor === after) break;
		after = endCursor;
	}
	return documents;
}
