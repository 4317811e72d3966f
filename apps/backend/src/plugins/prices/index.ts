import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { dashboardLists } from '../dashboard/api.ts';
import { readChangedPrices } from './changed-prices.ts';
import { apiTokens } from './collections/api-tokens.ts';
import { countries } from './collections/countries.ts';
import { countryGuides } from './collections/country-guides.ts';
import { withCountryNameQueries } from './collections/country-names.ts';
import { priceCollections } from './collections/price-collections.ts';

/** Public prices: countries, operators, price lists by channel, country guides, and the tokens of earlier releases. */
export const prices = (): Plugin =>
	inOrder(
		add({
			collections: [
				...[countries, ...priceCollections, countryGuides].map(withCountryNameQueries),
				apiTokens,
			],
		}),
		dashboardLists.add(readChangedPrices),
	);
