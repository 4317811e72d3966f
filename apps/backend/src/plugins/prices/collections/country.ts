import type { RelationshipField } from 'payload';
import { type Words, words } from '../../../platform/i18n/words.ts';

/** The country of a row. The stored reference is its ISO 3166-1 code. */
export const countryField = (
	name = 'country',
	label: Words = words('Country', 'Land', 'Land'),
): RelationshipField => ({
	name,
	type: 'relationship',
	relationTo: 'countries',
	required: true,
	index: true,
	label,
	admin: {
		allowCreate: false,
		allowEdit: false,
		components: { Cell: '/plugins/prices/admin/cells.tsx#CountryCell' },
	},
});
