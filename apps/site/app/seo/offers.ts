import type { InitialPrices } from '~/features/pricing/initial-prices';
import { normalise } from '~/features/pricing/model/decimal';
import { countryName } from '~/features/pricing/model/money';
import type { Price } from '~/features/pricing/model/prices';
import { summarise } from '~/features/pricing/model/summary';
import type { LocaleCode } from '~/i18n/locale';
import type { Messages } from '~/i18n/messages';

interface OffersOptions {
	prices: InitialPrices;
	locale: LocaleCode;
	messages: Messages;
	/** Public origin of the site. */
	origin: string;
	/** Full address of the page that shows the prices. */
	url: string;
}

interface Offered {
	country: string;
	service: string;
	unit: string;
	price: Price;
	validFrom: string | null;
}

/**
 * The prices of the first paint as structured data (schema.org Service with Offers): the same figures, currency and
 * countries as the page shows. What has no price is not offered. A node for the page's graph; none when there is nothing to offer.
 */
export function offersJsonLd(options: OffersOptions): Record<string, unknown>[] {
	const { prices, locale, messages, origin, url } = options;
	const { pricing } = messages;
	const offered = prices.priceData.flatMap((model): Offered[] => {
		const { country, sms, smsPremium, validFrom } = summarise(model, prices.currency);
		const common = { country, unit: pricing.smsUnit, validFrom };
		return [
			{ ...common, service: `${pricing.sms}, ${pricing.smsStandard}`, price: sms },
			{ ...common, service: `${pricing.sms}, ${pricing.smsPremium}`, price: smsPremium },
		];
	});
	const offers = offered.flatMap(({ country, service, unit, price, validFrom }) => {
		if (price === null) return [];
		const name = countryName(country, locale);
		return {
			'@type': 'Offer',
			name: `${service}: ${name}`,
			price: normalise(price),
			priceCurrency: prices.currency,
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				price: normalise(price),
				priceCurrency: prices.currency,
				unitText: unit,
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
			name: pricing.sms,
			serviceType: pricing.sms,
			provider: { '@id': `${origin}/#organization` },
			offers,
		},
	];
}
