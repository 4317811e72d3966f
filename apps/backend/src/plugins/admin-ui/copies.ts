import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { CollectionConfig, Config, Field, FieldHook } from 'payload';

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

const markCollection = (collection: CollectionConfig): CollectionConfig =>
	collection.auth ? collection : { ...collection, fields: collection.fields.map(markField) };

/** A plugin: a duplicate is marked as a copy in its title and gets its own slug. */
export const markCopies = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map(markCollection),
});
