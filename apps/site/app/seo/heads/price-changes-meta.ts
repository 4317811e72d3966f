import type { MetaDescriptor } from 'react-router';
import { priceChangesFeedPath } from '#shared/addresses/price-changes-address.ts';
import { localeDefinition } from '#shared/locales/locale.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import type { ChangesPageData } from '~/features/pricing/changes/changes-data';
import type { Messages } from '~/i18n/messages';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { jsonLd } from '../json-ld/json-ld';
import { organizationJsonLd } from '../json-ld/organization-json-ld';
import { sitePageHead } from './site-page-head';

/** Head of the page of price changes, with where its feed is. */
export function priceChangesMeta(
	{ href, locale, pricePage, translations }: Omit<ChangesPageData, 'changes'>,
	words: Pick<Messages['priceChanges'], 'title' | 'description' | 'feed'>,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const shared = sharedContentOf(matches);
	const { origin } = shared;
	const { title, description } = words;
	return [
		...sitePageHead(
			{
				href,
				title,
				description,
				locale,
				translations,
				feed: { href: priceChangesFeedPath(locale), title: words.feed },
			},
			shared,
		),
		...jsonLd([
			...organizationJsonLd(shared, locale),
			{
				'@type': 'WebPage',
				'@id': `${origin}${href}#page`,
				url: origin + href,
				name: title,
				description,
				inLanguage: localeDefinition(locale).languageTag,
				isPartOf: { '@id': `${origin}/#website` },
			},
			...breadcrumbJsonLd(
				[
					{ url: pricePage.href, text: pricePage.title },
					{ url: href, text: title },
				],
				origin,
			),
		]),
	];
}
