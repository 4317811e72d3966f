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

/** Monthly price and set-up fee of keywords and numbers (section 3, subscriptionKeyword and subscriptionNumber). */
export const subscriptionPrices: CollectionConfig = {
	slug: 'subscription-prices',
	labels: {
		singular: words('Subscription price', 'Abonnementspris', 'Abonnementpreis'),
		plural: words('Subscription prices', 'Abonnementspriser', 'Abonnementpreise'),
	},
	admin: {
		group,
		components: csvPanel,
		useAsTitle: 'title',
		defaultColumns: ['country', 'kind', ...amountNames(['', 'Fee']), 'validFrom'],
	},
	endpoints: listEndpoints(priceList('subscription-prices')),
	versions: keepVersions,
	hooks: priceHooks,
	indexes: [{ fields: ['country', 'kind', 'validFrom'], unique: true }],
	fields: [
		countryTitle,
		countryField(),
		{
			name: 'kind',
			type: 'select',
			required: true,
			label: words('Kind', 'Art', 'Art'),
			options: [
				{ value: 'keyword', label: words('Keyword', 'Kodeord', 'Keyword') },
				{ value: 'number', label: words('Number', 'Nummer', 'Nummer') },
			],
		},
		amountRow(),
		amountRow('Fee', words('set-up fee', 'oprettelse', 'Einrichtung')),
		validFromField,
		announcedField,
		noteField,
	],
};
