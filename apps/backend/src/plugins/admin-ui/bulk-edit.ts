import type { CollectionConfig, Config, Field } from 'payload';

/** What each document has for itself: one value for many would be a mistake, or be refused. */
const ownOfEach = new Set(['title', 'name', 'slug', 'from']);

function isOfferedForMany(field: Field): boolean {
	if (!('name' in field) || !field.name) return true;
	const isReadOnly =
		'readOnly' in (field.admin ?? {}) && Reflect.get(field.admin ?? {}, 'readOnly');
	return !(isReadOnly || ownOfEach.has(field.name) || ('unique' in field && field.unique));
}

function withoutOwn(fields: Field[]): Field[] {
	return fields.map((field): Field => {
		if (field.type === 'row' || field.type === 'collapsible')
			return { ...field, fields: withoutOwn(field.fields) };
		if (isOfferedForMany(field)) return field;
		// Spread, a field of one kind is a field of any kind to TypeScript.
		return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field;
	});
}

const offered = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	fields: withoutOwn(collection.fields),
});

/** A plugin: *Edit* of many documents offers no titles, addresses and fields that nobody may write. */
export const bulkEditShared = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map(offered),
});
