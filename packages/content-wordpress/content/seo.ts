import type { Fields } from '@website/contracts/content-schema';
import { isIndexed } from '../catalog/robots.ts';
import { plainText, summaryText } from '../html/plain-text.ts';
import type { WordPressSeo } from '../wpgraphql/selections.ts';
import type { ResolverContext } from './context.ts';
import { mediaItem } from './media.ts';

/** The contract's Seo of a document at `href`, from either SEO plugin. Without a description of the plugin it has the document's. */
export function seoOf(
	{ capabilities, addresses }: Pick<ResolverContext, 'capabilities' | 'addresses'>,
	seo: WordPressSeo | null | undefined,
	href: string,
	description: string,
): Fields {
	if (capabilities.seo === 'none') return { metaDesc: description };
	const metaRobotsNoindex = isIndexed(capabilities.seo, seo) ? 'index' : 'noindex';
	if (!seo) return { metaRobotsNoindex, metaDesc: description };
	const ownAddress = (address: string | null | undefined) => {
		const link = address ? addresses.link(address) : '';
		// Empty stands for the document's own URL.
		return link === href ? '' : link;
	};
	if (capabilities.seo === 'rank-math') {
		const { openGraph } = seo;
		const robots = (seo.robots ?? []).map((word) => word?.toLowerCase());
		return {
			title: plainText(seo.title),
			metaDesc: summaryText(seo.description) || description,
			metaRobotsNoindex,
			metaRobotsNofollow: robots.includes('nofollow') ? 'nofollow' : 'follow',
			focuskw: seo.focusKeywords?.[0],
			canonical: ownAddress(seo.canonicalUrl),
			opengraphTitle: plainText(openGraph?.title),
			opengraphDescription: summaryText(openGraph?.description),
			opengraphType: openGraph?.type,
			opengraphUrl: ownAddress(openGraph?.url),
			opengraphSiteName: plainText(openGraph?.siteName),
			twitterTitle: plainText(openGraph?.twitterMeta?.title),
			twitterDescription: summaryText(openGraph?.twitterMeta?.description),
		};
	}
	return {
		...seo,
		metaRobotsNoindex,
		title: plainText(seo.title),
		metaDesc: summaryText(seo.metaDesc) || description,
		opengraphTitle: plainText(seo.opengraphTitle),
		opengraphDescription: summaryText(seo.opengraphDescription),
		opengraphSiteName: plainText(seo.opengraphSiteName),
		twitterTitle: plainText(seo.twitterTitle),
		twitterDescription: summaryText(seo.twitterDescription),
		canonical: ownAddress(seo.canonical),
		opengraphUrl: ownAddress(seo.opengraphUrl),
		opengraphImage: mediaItem(seo.opengraphImage, addresses),
		twitterImage: mediaItem(seo.twitterImage, addresses),
		// Yoast returns 0 if its editor never counted the text.
		readingTime: Math.round(seo.readingTime ?? 0),
	};
}
