import { type Field, traverseFields, type UIField } from 'payload';
import { notTrashed } from '../../../platform/admin/forms/outside-trash.ts';
import { inSidebar } from '../../../platform/admin/sidebar/in-sidebar.ts';
import { words } from '../../../platform/i18n/words.ts';

/** The states of a document in the site's languages: marks in lists, a panel beside the form. */
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

/** Whether documents with these fields have states; the field may stand in a tab beside the form. */
export function hasStates(fields: readonly Field[]): boolean {
	let isThere = false;
	traverseFields({
		fields: [...fields],
		callback: ({ field }) => {
			isThere ||= 'name' in field && field.name === statesField.name;
			return isThere;
		},
	});
	return isThere;
}

/** Above the fields of a form: the ways to begin in a language in which nothing is written. */
export const emptyLanguageField: UIField = {
	name: 'emptyLanguage',
	type: 'ui',
	label: words('Begin in this language', 'Begynd på dette sprog', 'In dieser Sprache beginnen'),
	admin: {
		condition: notTrashed,
		disableBulkEdit: true,
		disableListColumn: true,
		components: { Field: '/plugins/translations/empty/empty-language.tsx#EmptyLanguage' },
	},
};
