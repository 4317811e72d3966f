import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { dashboardLists } from '../dashboard/api.ts';
import { readChangedPrices } from './changed-prices.ts';
import { apiTokens } from './collections/api-tokens.ts';
import { countries } from './collections/countries.ts';
import { countryGuides } from './collections/country-guides.ts';
import { withCountryNameQueries } from './collections/country-names.ts';
import { emailPriceTiers } from './collections/email-price-tiers.ts';
import { operators } from './collections/operators.ts';
import { rcsPrices } from './collections/rcs-prices.ts';
import { smsPrices } from './collections/sms-prices.ts';
import { subscriptionPrices } from './collections/subscription-prices.ts';

/** Public prices: countries, operators, price lists by channel, country guides, and the tokens of earlier releases. */
export const prices = (): Plugin =>
	inOrder(
		add({
			collections: [
				...[
					countries,
					operators,
					smsPrices,
					subscriptionPrices,
					rcsPrices,
					emailPriceTiers,
					countryGuides,
				].map(withCountryNameQueries),
				apiTokens,
			],
		}),
		dashboardLists.add(readChangedPrices),
	);
