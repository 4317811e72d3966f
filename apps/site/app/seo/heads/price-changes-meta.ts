import type { MetaDescriptor } from 'react-router';
import { priceChangesFeedPath } from '#shared/addresses/price-changes-address.ts';
import { localeDefinition } from '#shared/locales/locale.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import type { ChangesPageData } from '~/features/pricing/changes/changes-data';
import type { Messages } from '~/i18n/messages';
import { alternates } from '../alternates';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { jsonLd } from '../json-ld/json-ld';
import { organizationJsonLd } from '../json-ld/organization-json-ld';
import { markdownLink } from '../markdown-link';
import { documentTitle } from './content-meta';
import { named } from './meta-elements';
import { shareMeta } from './share-meta';

/** Head of the page of price changes, with where its feed is. */
export function priceChangesMeta(
	{ href, locale, pricePage, translations }: Omit<ChangesPageData, 'changes'>,
	words: Pick<Messages['priceChanges'], 'title' | 'description' | 'feed'>,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const shared = sharedContentOf(matches);
	const { origin, settings } = shared;
	const { title, description } = words;
	return [
		{ title: documentTitle(title, settings?.titleTemplate) },
		...named('description', description),
		{ tagName: 'link', rel: 'canonical', href: origin + href },
		markdownLink(href),
		{
			tagName: 'link',
			rel: 'alternate',
			type: 'application/atom+xml',
			title: words.feed,
			href: priceChangesFeedPath(locale),
		},
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
