import type { CollectionConfig, SanitizedConfig, TextField } from 'payload';
import { displayTitleField } from '../../documents/title-in.ts';
import { environment } from '../../platform/environment.ts';
import { addHooks, changeAll } from '../../platform/plugin.ts';
import { titleHooks } from './hooks.ts';

/** Shows a text field in lists by `TitleCell` or a cell around it, with a note for documents in the trash. */
export const withTitleCell = <Kind extends TextField>(
	field: Kind,
	path = '/plugins/localized-titles/title-cell.tsx#TitleCell',
): Kind => ({
	...field,
	admin: {
		...field.admin,
		components: {
			...field.admin?.components,
			Cell: {
				path,
				clientProps: { trashDays: environment.TRASH_DAYS },
			},
		},
	},
});

/** The title field of a collection, if it is a localized text. */
function localizedTitle(collection: Pick<CollectionConfig, 'admin' | 'fields'>) {
	return collection.fields.find(
		(field): field is TextField =>
			field.type === 'text' &&
			field.name === collection.admin?.useAsTitle &&
			field.localized === true,
	);
}

/** A virtual field: computed on read, never stored. In the form it follows the typed title. */
const createDisplayTitleField = (title: TextField): TextField => ({
	name: displayTitleField,
	type: 'text',
	virtual: true,
	custom: { of: title.name },
	...(title.label ? { label: title.label } : {}),
	admin: {
		disableListColumn: true,
		disableListFilter: true,
		disableBulkEdit: true,
		components: {
			Field: {
				path: '/plugins/localized-titles/follow-title.tsx#FollowTitle',
				clientProps: { titleField: title.name },
			},
		},
	},
});

function withDisplayTitle(collection: CollectionConfig): CollectionConfig {
	const title = localizedTitle(collection);
	if (!title) return collection;
	const { beforeOperation, beforeRead, afterChange } = titleHooks(title.name);
	return {
		...addHooks(collection, {
			last: {
				beforeOperation: [beforeOperation],
				beforeRead: [beforeRead],
				afterChange: [afterChange],
			},
		}),
		fields: [
			...collection.fields.map((field) => (field === title ? withTitleCell(title) : field)),
			createDisplayTitleField(title),
		],
	};
}

/**
 * A plugin for collections with a localized title: where the admin shows a document's title (lists, relationships and their search,
 * breadcrumbs, headers, versions), a missing title is replaced by that of another locale, marked with the locale.
 */
export const titlesInAnyLanguage = changeAll({ collection: withDisplayTitle });

/**
 * Sets the virtual display title field as `useAsTitle` in the sanitized config. Payload's sanitization rejects a virtual title field, because
 * it cannot be searched or sorted; the hooks of `titlesInAnyLanguage` make both possible.
 */
export function applyDisplayTitle(config: SanitizedConfig): SanitizedConfig {
	for (const { admin, flattenedFields } of config.collections)
		if (flattenedFields.some(({ name }) => name === displayTitleField))
			admin.useAsTitle = displayTitleField;
	return config;
}
