import type { CollectionConfig } from 'payload';
import { words } from '../../../platform/i18n/words.ts';
import { countryNameFields, searchAllNames, setCountryNames } from './country-names.ts';
import { group } from './fields.ts';

/** ISO 3166-1 countries; the code is the id. A read-only list; each start of the backend updates the names. */
export const countries: CollectionConfig = {
	slug: 'countries',
	labels: {
		singular: words('Country', 'Land', 'Land'),
		plural: words('Countries', 'Lande', 'Länder'),
	},
	admin: {
		group,
		useAsTitle: 'name',
		defaultColumns: ['name', 'id', 'namesElsewhere'],
		listSearchableFields: ['name', 'otherNames', 'id'],
	},
	defaultSort: 'name',
	timestamps: false,
	hooks: { beforeOperation: [searchAllNames], beforeRead: [setCountryNames] },
	fields: [
		{
			name: 'id',
			type: 'text',
			required: true,
			label: words('ISO code', 'ISO-kode', 'ISO-Code'),
			admin: { components: { Cell: '/plugins/prices/admin/cells.tsx#CodeCell' } },
			validate: (value: unknown) =>
				(typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'ISO 3166-1 alpha-2',
		},
		...countryNameFields,
	],
};
