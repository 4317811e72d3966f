import type { MetaDescriptor } from 'react-router';
import { compare, normalize } from '#shared/prices/decimal.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import type { CountryPageData } from '~/features/pricing/country-page/country-page-data';
import { sitePageHead } from './site-page-head';

/** The prices of a country as a service with offers (schema.org): one price, or the lowest and the highest if operators differ. */
function serviceJsonLd(data: CountryPageData, origin: string): Record<string, unknown>[] {
	const { country, currency, offers, title, validFrom } = data;
	if (offers.length === 0) return [];
	const url = origin + country.href;
	const area = { '@type': 'Country', name: country.name, identifier: country.code };
	return [
		{
			'@type': 'Service',
			'@id': `${url}#prices`,
			name: title,
			serviceType: 'SMS, RCS',
			provider: { '@id': `${origin}/#organization` },
			areaServed: area,
			offers: offers.map(({ name, unit, range }) => {
				const [min, max] = [normalize(range.min), normalize(range.max)];
				const common = { name, priceCurrency: currency, eligibleRegion: area, url };
				if (compare(range.min, range.max) !== 0)
					return { '@type': 'AggregateOffer', ...common, lowPrice: min, highPrice: max };
				return {
					'@type': 'Offer',
					...common,
					price: min,
					priceSpecification: {
						'@type': 'UnitPriceSpecification',
						price: min,
						priceCurrency: currency,
						unitText: unit,
						valueAddedTaxIncluded: false,
						...(validFrom && { validFrom }),
					},
				};
			}),
		},
	];
}

/** Head of a country page: URL, translations, sharing, breadcrumbs, and prices as structured data. */
export function countryMeta(
	data: CountryPageData,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const shared = sharedContentOf(matches);
	const { country, locale, pricePage, title, description, translations } = data;
	return sitePageHead(
		{
			href: country.href,
			title,
			description,
			locale,
			translations,
			trail: [
				{ url: pricePage.href, text: pricePage.title },
				{ url: country.href, text: country.name },
			],
			jsonLdNodes: serviceJsonLd(data, shared.origin),
		},
		shared,
	);
}
