import type { CollectionConfig, Config, Field } from 'payload';

/** Fields with a value of their own in each document. Setting them for many documents would be a mistake, or would be rejected. */
const uniqueFields = new Set(['title', 'name', 'slug', 'from']);

function isBulkEditable(field: Field): boolean {
	if (!('name' in field) || !field.name) return true;
	const isReadOnly =
		'readOnly' in (field.admin ?? {}) && Reflect.get(field.admin ?? {}, 'readOnly');
	return !(isReadOnly || uniqueFields.has(field.name) || ('unique' in field && field.unique));
}

function excludeFields(fields: Field[]): Field[] {
	return fields.map((field): Field => {
		if (field.type === 'row' || field.type === 'collapsible')
			return { ...field, fields: excludeFields(field.fields) };
		if (isBulkEditable(field)) return field;
		// TypeScript loses the field's type in the spread.
		return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field;
	});
}

const limitBulkEditOf = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	fields: excludeFields(collection.fields),
});

/** A plugin: bulk editing does not offer titles, slugs, unique fields and read-only fields. */
export const limitBulkEdit = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map(limitBulkEditOf),
});
