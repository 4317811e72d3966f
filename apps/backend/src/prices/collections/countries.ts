import type { CollectionConfig, TextField } from 'payload';
import { type Words, words } from '../../editing/words.ts';
import { nameCountry, searchEveryName, shownCountryName } from './country-names.ts';
import { group } from './shared.ts';

const name = (field: string, label: Words): TextField => ({
	name: field,
	type: 'text',
	required: true,
	label,
	admin: { readOnly: true },
});

/** ISO 3166-1 countries; the code is the id. A fixed list: nobody edits it, every start brings its names up to date. */
export const countries: CollectionConfig = {
	slug: 'countries',
	labels: {
		singular: words('Country', 'Land', 'Land'),
		plural: words('Countries', 'Lande', 'Länder'),
	},
	admin: {
		group,
		useAsTitle: 'name',
		defaultColumns: ['shownTitle', 'id', 'otherNames'],
		listSearchableFields: ['name', 'otherNames', 'id'],
	},
	defaultSort: 'name',
	timestamps: false,
	hooks: { beforeOperation: [searchEveryName], beforeRead: [nameCountry] },
	fields: [
		shownCountryName,
		{
			name: 'id',
			type: 'text',
			required: true,
			label: words('ISO code', 'ISO-kode', 'ISO-Code'),
			validate: (value: unknown) =>
				(typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'ISO 3166-1 alpha-2',
		},
		name('name', words('English name', 'Engelsk navn', 'Englischer Name')),
		{
			name: 'otherNames',
			type: 'text',
			label: words('In other languages', 'På andre sprog', 'In anderen Sprachen'),
			admin: { readOnly: true },
		},
	],
};
