import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { Field, FieldHook } from 'payload';
import { changeAll, type Plugin } from '../../platform/plugin.ts';

const copyWord: Record<LocaleCode, string> = { en: 'copy', da: 'kopi', de: 'Kopie' };

/** The locale of the value that a hook receives. Payload calls the hook for each locale but does not pass the locale. */
function languageOf(
	field: string,
	value: unknown,
	siblings: Partial<Record<string, unknown>>,
): LocaleCode | undefined {
	const values = siblings[field];
	if (typeof values !== 'object' || values === null) return undefined;
	return localeCodes.find((code) => Reflect.get(values, code) === value);
}

const markWith =
	(mark: (text: string, word: string) => string, field: string): FieldHook =>
	({ value, siblingData, req }) => {
		if (typeof value !== 'string' || value === '') return value;
		const interfaceLanguage = localeCodes.find((code) => code === req.i18n.language) ?? 'en';
		return mark(value, copyWord[languageOf(field, value, siblingData) ?? interfaceLanguage]);
	};

const marks: Record<string, (text: string, word: string) => string> = {
	title: (text, word) => `${text} (${word})`,
	name: (text, word) => `${text} (${word})`,
	slug: (text, word) => `${text}-${word.toLowerCase()}`,
};

function markField(field: Field): Field {
	if (field.type !== 'text' || field.hasMany === true) return field;
	const mark = marks[field.name];
	if (!mark) return field;
	const beforeDuplicate = [...(field.hooks?.beforeDuplicate ?? []), markWith(mark, field.name)];
	return { ...field, hooks: { ...field.hooks, beforeDuplicate } };
}

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

/**
 * A plugin: a duplicate is marked as a copy in its title and gets its own slug. Bulk editing does not offer titles, slugs, unique fields and
 * read-only fields. It must come before plugins that add fields.
 */
export const editing = (): Plugin =>
	changeAll({
		collection: ({ fields, ...collection }) => ({
			...collection,
			fields: excludeFields(collection.auth ? fields : fields.map(markField)),
		}),
	});
