import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import type { TranslationFieldsFragment } from '~/content/generated/operations';
import type { sharedContentOf } from '~/content/shared-parts/shared-content';
import { alternates } from '../alternates';
import { breadcrumbJsonLd, jsonLd, organizationJsonLd } from '../json-ld/json-ld';
import { documentTitle } from './content-meta';
import { type Feed, feedLink, markdownLink, metaName } from './meta-elements';
import { shareMeta } from './share-meta';

interface SitePage {
	/** Path of the page. */
	href: string;
	/** URL of an older page of a list, which has no translations and is canonical itself; by default `href`. */
	ownHref?: string;
	title: string;
	description: string;
	locale: LocaleCode;
	translations: readonly Pick<TranslationFieldsFragment, 'locale' | 'href'>[];
	feed?: Feed;
	/** Excludes the page from search engines, which still follow its links. */
	isExcludedFromSearch?: boolean;
	/** Breadcrumbs: the parent page and the page itself. */
	trail?: { url: string; text: string }[];
	/** Its type in schema.org if it is more specific than `WebPage`, with the properties of that type. */
	schema?: { '@type': string } & Record<string, unknown>;
	/** Further schema.org nodes. */
	jsonLdNodes?: Record<string, unknown>[];
}

/**
 * Head of a page that the site generates, without SEO fields: title and description, URL, translations, feed, sharing, and breadcrumbs as
 * structured data (schema.org).
 */
export function sitePageHead(
	page: SitePage,
	shared: ReturnType<typeof sharedContentOf>,
): MetaDescriptor[] {
	const { href, ownHref = href, title, description, locale, translations, feed } = page;
	const { isExcludedFromSearch = false, trail = [], schema, jsonLdNodes = [] } = page;
	const { origin, settings } = shared;
	return [
		{ title: documentTitle(title, settings?.titleTemplate) },
		...metaName('description', description),
		...(isExcludedFromSearch ? metaName('robots', 'noindex, follow') : []),
		{ tagName: 'link', rel: 'canonical', href: origin + ownHref },
		markdownLink(href),
		...(feed ? [feedLink(feed)] : []),
		...(ownHref === href ? alternates(translations, origin) : []),
		...shareMeta({
			title,
			description,
			type: 'website',
			url: origin + ownHref,
			path: href,
			siteName: settings?.brand ?? '',
			locale,
			translations,
			image: settings?.socialImage ?? null,
			origin,
		}),
		...jsonLd([
			...organizationJsonLd(shared, locale),
			{
				'@type': 'WebPage',
				'@id': `${origin}${ownHref}#page`,
				url: origin + ownHref,
				name: title,
				...(description && { description }),
				inLanguage: localeDefinition(locale).languageTag,
				isPartOf: { '@id': `${origin}/#website` },
				...schema,
			},
			...breadcrumbJsonLd(trail, origin),
			...jsonLdNodes,
		]),
	];
}
