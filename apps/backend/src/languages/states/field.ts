import type { UIField } from 'payload';
import { outsideTrash } from '../../editing/forms/outside-trash.ts';
import { words } from '../../editing/words.ts';

/** The states of a document in the site's languages: marks in lists, a panel beside the form. */
export const statesField: UIField = {
	name: 'translations',
	type: 'ui',
	label: words('Languages', 'Sprog', 'Sprachen'),
	admin: {
		position: 'sidebar',
		condition: outsideTrash,
		disableBulkEdit: true,
		components: {
			Cell: '/languages/states/screens/states-cell.tsx#StatesCell',
			Field: '/languages/states/screens/states-panel.tsx#StatesPanel',
		},
	},
};
