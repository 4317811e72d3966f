import type { UIField } from 'payload';
import { outsideTrash } from '../../../platform/admin/forms/outside-trash.ts';
import { words } from '../../../platform/i18n/words.ts';

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
			Cell: '/plugins/translations/states/screens/states-cell.tsx#StatesCell',
			Field: '/plugins/translations/states/screens/states-panel.tsx#StatesPanel',
		},
	},
};
