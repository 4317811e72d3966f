import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';
import type { TranslationFieldsFragment } from '~/content/generated/operations';
import type { sharedContentOf } from '~/content/shared-parts/shared-content';
import { alternates } from '../alternates';
import { type Feed, feedLink } from '../feed-link';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { jsonLd } from '../json-ld/json-ld';
import { organizationJsonLd } from '../json-ld/organization-json-ld';
import { markdownLink } from '../markdown-link';
import { documentTitle } from './content-meta';
import { named } from './meta-elements';
import { shareMeta } from './share-meta';

interface SitePage {
	/** The page's own path. */
	href: string;
	title: string;
	description: string;
	locale: LocaleCode;
	translations: readonly Pick<TranslationFieldsFragment, 'locale' | 'href'>[];
	feed?: Feed;
	/** Left out of search engines; its links are followed. */
	isLeftOutOfSearch?: boolean;
	/** The way to it, as breadcrumbs: the page above it, and the page itself. */
	trail?: { url: string; text: string }[];
	/** Its type in schema.org when it is more than a `WebPage`, with what that type adds. */
	schema?: { '@type': string } & Record<string, unknown>;
	/** Further things it tells of, as schema.org nodes. */
	things?: Record<string, unknown>[];
}

/**
 * Head of a page that the site makes and no editor writes: its words, address, languages, feed, what is shown of it when it is shared, and
 * its place on the site as structured data (schema.org).
 */
export function sitePageHead(
	page: SitePage,
	shared: ReturnType<typeof sharedContentOf>,
): MetaDescriptor[] {
	const { href, title, description, locale, translations, feed } = page;
	const { isLeftOutOfSearch = false, trail = [], schema, things = [] } = page;
	const { origin, settings } = shared;
	return [
		{ title: documentTitle(title, settings?.titleTemplate) },
		...named('description', description),
		...(isLeftOutOfSearch ? named('robots', 'noindex, follow') : []),
		{ tagName: 'link', rel: 'canonical', href: origin + href },
		markdownLink(href),
		...(feed ? [feedLink(feed)] : []),
		...alternates(translations, origin),
		...shareMeta({
			title,
			description,
			type: 'website',
			url: origin + href,
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
				'@id': `${origin}${href}#page`,
				url: origin + href,
				name: title,
				...(description && { description }),
				inLanguage: localeDefinition(locale).languageTag,
				isPartOf: { '@id': `${origin}/#website` },
				...schema,
			},
			...breadcrumbJsonLd(trail, origin),
			...things,
		]),
	];
}
