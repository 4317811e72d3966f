import type { CollectionConfig } from 'payload';
import { listEndpoints } from '../../../access/lists/list-endpoints.ts';
import { words } from '../../../platform/i18n/words.ts';
import { priceHooks } from '../hooks.ts';
import { priceList } from '../lists/price-lists.ts';
import { amountNames } from '../model/stored-amounts.ts';
import { announcedField } from './announced.ts';
import { countryField } from './country.ts';
import { countryTitle } from './country-names.ts';
import { noteField } from './note.ts';
import { amountRow, csvPanel, group, keepVersions } from './shared.ts';
import { validFromField } from './valid-from.ts';

/** Price of one SMS segment by country (specification section 3, transactionSms). */
export const smsPrices: CollectionConfig = {
	slug: 'sms-prices',
	labels: {
		singular: words('SMS price', 'Sms-pris', 'SMS-Preis'),
		plural: words('SMS prices', 'Sms-priser', 'SMS-Preise'),
	},
	admin: {
		group,
		components: csvPanel,
		useAsTitle: 'title',
		defaultColumns: ['country', ...amountNames(['', 'Premium']), 'validFrom'],
	},
	endpoints: listEndpoints(priceList('sms-prices')),
	versions: keepVersions,
	hooks: priceHooks,
	indexes: [{ fields: ['country', 'validFrom'], unique: true }],
	fields: [
		countryTitle,
		countryField(),
		amountRow(),
		amountRow('Premium', words('premium', 'premium', 'Premium')),
		validFromField,
		announcedField,
		noteField,
	],
};
