import type { CollectionConfig, Config, Field, SanitizedConfig, TextField } from 'payload';
import { displayTitleField } from '../../documents/display-title-field.ts';
import { titleHooks } from './hooks.ts';

/** The field that names a collection's documents, where it is a text of its own in each language. */
function localizedTitle(collection: Pick<CollectionConfig, 'admin' | 'fields'>) {
	return collection.fields.find(
		(field): field is TextField =>
			field.type === 'text' &&
			field.name === collection.admin?.useAsTitle &&
			field.localized === true,
	);
}

/** Computed when read, never stored; in the form it follows what is typed. */
const shownTitleField = (title: TextField): TextField => ({
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

const titleCell = { Cell: '/documents/title-cell.tsx#TitleCell' };

function withShownTitle(collection: CollectionConfig): CollectionConfig {
	const title = localizedTitle(collection);
	if (!title) return collection;
	const hooks = titleHooks(title.name);
	const named: Field = {
		...title,
		admin: { ...title.admin, components: { ...title.admin?.components, ...titleCell } },
	};
	return {
		...collection,
		hooks: {
			...collection.hooks,
			beforeOperation: [...(collection.hooks?.beforeOperation ?? []), hooks.beforeOperation],
			beforeRead: [...(collection.hooks?.beforeRead ?? []), hooks.beforeRead],
			afterChange: [...(collection.hooks?.afterChange ?? []), hooks.afterChange],
		},
		fields: [
			...collection.fields.map((field) => (field === title ? named : field)),
			shownTitleField(title),
		],
	};
}

/**
 * A plugin: wherever the editors' interface names a document of a collection whose title is localized (lists, relations and their
 * search, breadcrumbs, headers, versions), the title of another language, marked with it, stands for a missing one.
 */
export const titlesInAnyLanguage = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map(withShownTitle),
});

/**
 * Makes Payload name documents by that field. Done to the finished configuration: Payload refuses a virtual field as title because
 * it can't be searched or ordered by, which the hooks of `titlesInAnyLanguage` make possible.
 */
export function nameByShownTitle(config: SanitizedConfig): SanitizedConfig {
	for (const { admin, flattenedFields } of config.collections)
		if (flattenedFields.some(({ name }) => name === displayTitleField))
			admin.useAsTitle = displayTitleField;
	return config;
}
