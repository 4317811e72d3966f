import type { GroupField, RichTextField, TextareaField, UploadField } from 'payload';

/** A field that its section or element is nothing without: while it is empty, the document can't be published (`checklist`). */
export const needed = <Kind extends GroupField | RichTextField | TextareaField | UploadField>(
	field: Kind,
): Kind => ({
	...field,
	custom: { ...field.custom, needed: true },
});
