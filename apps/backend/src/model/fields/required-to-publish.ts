import type { GroupField, RichTextField, TextareaField, UploadField } from 'payload';

/** Marks a field that its block requires: while it is empty, the document cannot be published (`checklist`). */
export const requiredToPublish = <
	Kind extends GroupField | RichTextField | TextareaField | UploadField,
>(
	field: Kind,
): Kind => ({
	...field,
	custom: { ...field.custom, needed: true },
});
