import type { CollectionConfig } from 'payload';
import { audited } from '../audit-log/audited.ts';
import { apiTokens } from './collections/api-tokens.ts';
import { countries } from './collections/countries.ts';
import { countryGuides } from './collections/country-guides.ts';
import { orderedByCountry } from './collections/country-names.ts';
import { emailPriceTiers } from './collections/email-price-tiers.ts';
import { operators } from './collections/operators.ts';
import { rcsPrices } from './collections/rcs-prices.ts';
import { smsPrices } from './collections/sms-prices.ts';
import { subscriptionPrices } from './collections/subscription-prices.ts';

export const priceCollections: CollectionConfig[] = [
	...[
		countries,
		operators,
		smsPrices,
		subscriptionPrices,
		rcsPrices,
		emailPriceTiers,
		countryGuides,
	]
		.map(orderedByCountry)
		.map(audited),
	apiTokens,
];
