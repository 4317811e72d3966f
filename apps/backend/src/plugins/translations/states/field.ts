import { type Field, traverseFields, type UIField } from 'payload';
import { notTrashed } from '../../../admin/forms/not-trashed.ts';
import { inSidebar } from '../../../admin/sidebar/in-sidebar.ts';
import { words } from '../../../platform/i18n/words.ts';

/** The states of a document in the site's locales: marks in lists, a panel beside the form. */
export const statesField = inSidebar<UIField>('languages', {
	name: 'translations',
	type: 'ui',
	label: words('Languages', 'Sprog', 'Sprachen'),
	admin: {
		condition: notTrashed,
		disableBulkEdit: true,
		components: {
			Cell: '/plugins/translations/states/screens/states-cell.tsx#StatesCell',
			Field: '/plugins/translations/states/screens/states-panel.tsx#StatesPanel',
		},
	},
});

/** True if documents with these fields have states. The field may be in a tab beside the form. */
export function hasStates(fields: readonly Field[]): boolean {
	let hasField = false;
	traverseFields({
		fields: [...fields],
		callback: ({ field }) => {
			hasField ||= 'name' in field && field.name === statesField.name;
			return hasField;
		},
	});
	return hasField;
}

/** The card above the fields of a form whose locale has no text. */
export const emptyLanguageField: UIField = {
	name: 'emptyLanguage',
	type: 'ui',
	label: words('Begin in this language', 'Begynd på dette sprog', 'In dieser Sprache beginnen'),
	admin: {
		condition: notTrashed,
		disableBulkEdit: true,
		disableListColumn: true,
		components: { Field: '/plugins/translations/empty-language.tsx#EmptyLanguage' },
	},
};
