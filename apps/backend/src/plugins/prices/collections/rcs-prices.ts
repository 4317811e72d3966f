import { type RcsType, rcsTypes } from '@website/contracts/rcs-types';
import type { CollectionConfig } from 'payload';
import { listEndpoints } from '../../../access/lists/list-endpoints.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { priceHooks } from '../hooks.ts';
import { priceList } from '../lists/price-lists.ts';
import { amountNames } from '../model/stored-amounts.ts';
import { announcedField } from './announced.ts';
import { noteField } from './note.ts';
import { amountRow, csvPanel, group, keepVersions, titleFrom } from './shared.ts';
import { validFromField } from './valid-from.ts';

/** The labels of RCS types, the same as on the site's price pages. */
const typeNames: Record<RcsType, Words> = {
	BASIC: words('Basic', 'Basic', 'Basic'),
	SINGLE: words('Single', 'Single', 'Single'),
	CONVERSATION_A2P: words(
		'Conversation you start',
		'Samtale, afsenderen begynder',
		'Konversation, Sie beginnen',
	),
	CONVERSATION_P2A: words(
		'Conversation they start',
		'Samtale, kunden begynder',
		'Konversation, Kunde beginnt',
	),
};

/** RCS prices by operator and type (specification section 3, transactionRcs). */
export const rcsPrices: CollectionConfig = {
	slug: 'rcs-prices',
	labels: {
		singular: words('RCS price', 'RCS-pris', 'RCS-Preis'),
		plural: words('RCS prices', 'RCS-priser', 'RCS-Preise'),
	},
	admin: {
		group,
		components: csvPanel,
		useAsTitle: 'title',
		defaultColumns: ['operator', 'type', ...amountNames(), 'validFrom'],
	},
	endpoints: listEndpoints(priceList('rcs-prices')),
	versions: keepVersions,
	hooks: priceHooks,
	indexes: [{ fields: ['operator', 'type', 'validFrom'], unique: true }],
	fields: [
		titleFrom('operator.name'),
		{
			name: 'operator',
			type: 'relationship',
			relationTo: 'operators',
			required: true,
			index: true,
			label: words('Operator', 'Teleselskab', 'Netzbetreiber'),
		},
		{
			name: 'type',
			type: 'select',
			required: true,
			label: words('Type', 'Type', 'Typ'),
			options: rcsTypes.map((value) => ({ value, label: typeNames[value] })),
		},
		amountRow(),
		validFromField,
		announcedField,
		noteField,
	],
};
