import type { LocaleCode } from '#shared/locales/locale.ts';
import { normalize } from '#shared/prices/decimal.ts';
import { countryName } from '#shared/prices/money.ts';
import { summarize } from '#shared/prices/summary.ts';
import type { InitialPrices } from '~/features/pricing/initial-prices';

interface OffersOptions {
	prices: InitialPrices;
	locale: LocaleCode;
	/** Public origin of the site. */
	origin: string;
	/** Absolute URL of the page that shows the prices. */
	url: string;
}

const segment = { en: 'segment', da: 'segment', de: 'Segment' } satisfies Record<
	LocaleCode,
	string
>;

/** The SMS prices of the first paint as structured data (schema.org Service with Offers), without services that have no price. */
export function offersJsonLd(options: OffersOptions): Record<string, unknown>[] {
	const { prices, locale, origin, url } = options;
	const services = prices.priceData.flatMap((model) => {
		const { country, sms, smsPremium } = summarize(model, prices.currency);
		const validFrom = model.transactionSms?.validFrom ?? null;
		return [
			{ country, service: 'SMS', price: sms, validFrom },
			{ country, service: 'SMS Premium', price: smsPremium, validFrom },
		];
	});
	const offers = services.flatMap(({ country, service, price, validFrom }) => {
		if (price === null) return [];
		const name = countryName(country, locale);
		const amount = { price: normalize(price), priceCurrency: prices.currency };
		return {
			'@type': 'Offer',
			name: `${service}: ${name}`,
			...amount,
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				...amount,
				unitText: segment[locale],
				valueAddedTaxIncluded: false,
				...(validFrom && { validFrom }),
			},
			eligibleRegion: { '@type': 'Country', name, identifier: country },
			url,
		};
	});
	if (offers.length === 0) return [];
	return [
		{
			'@type': 'Service',
			'@id': `${url}#prices`,
			name: 'SMS',
			serviceType: 'SMS',
			provider: { '@id': `${origin}/#organization` },
			offers,
		},
	];
}
