import { mccMncPattern } from '@website/contracts/operators';
import type { CollectionConfig } from 'payload';
import { listEndpoints } from '../../../access/lists/list-endpoints.ts';
import { words } from '../../../platform/i18n/words.ts';
import { preventDeletionWithPrices, priceHooks } from '../hooks.ts';
import { priceList } from '../lists/price-lists.ts';
import { countryField } from './country.ts';
import { noteField } from './note.ts';
import { csvPanel, group, keepVersions } from './shared.ts';

/** Mobile operators (specification section 3). */
export const operators: CollectionConfig = {
	slug: 'operators',
	labels: {
		singular: words('Operator', 'Teleselskab', 'Netzbetreiber'),
		plural: words('Operators', 'Teleselskaber', 'Netzbetreiber'),
	},
	admin: {
		group,
		components: csvPanel,
		useAsTitle: 'name',
		defaultColumns: ['name', 'countryIso', 'mccMnc', 'region'],
		listSearchableFields: ['name', 'mccMnc'],
	},
	endpoints: listEndpoints(priceList('operators')),
	versions: keepVersions,
	hooks: { ...priceHooks, beforeDelete: [preventDeletionWithPrices] },
	indexes: [{ fields: ['countryIso', 'mccMnc'], unique: true }],
	fields: [
		{
			name: 'name',
			type: 'text',
			required: true,
			maxLength: 200,
			label: words('Name', 'Navn', 'Name'),
		},
		countryField('countryIso'),
		{
			name: 'mccMnc',
			type: 'text',
			required: true,
			label: words('MCC and MNC', 'MCC og MNC', 'MCC und MNC'),
			admin: { placeholder: '23801' },
			validate: (value: unknown) =>
				(typeof value === 'string' && mccMncPattern.test(value)) || '23801, 310260 … (mccMnc)',
		},
		{
			name: 'region',
			type: 'text',
			maxLength: 200,
			label: words('Region', 'Region', 'Region'),
		},
		noteField,
	],
};
