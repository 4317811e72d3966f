import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { CollectionConfig, Config, Field, FieldHook } from 'payload';

const copyWord: Record<LocaleCode, string> = { en: 'copy', da: 'kopi', de: 'Kopie' };

/** The language whose value a hook was given: Payload goes through all of them and does not say which it is at. */
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
		const own = localeCodes.find((code) => code === req.i18n.language) ?? 'en';
		return mark(value, copyWord[languageOf(field, value, siblingData) ?? own]);
	};

const marks: Record<string, (text: string, word: string) => string> = {
	title: (text, word) => `${text} (${word})`,
	name: (text, word) => `${text} (${word})`,
	slug: (text, word) => `${text}-${word.toLowerCase()}`,
};

function marked(field: Field): Field {
	if (field.type !== 'text' || field.hasMany === true) return field;
	const mark = marks[field.name];
	if (!mark) return field;
	const beforeDuplicate = [...(field.hooks?.beforeDuplicate ?? []), markWith(mark, field.name)];
	return { ...field, hooks: { ...field.hooks, beforeDuplicate } };
}

const markedCopies = (collection: CollectionConfig): CollectionConfig =>
	collection.auth ? collection : { ...collection, fields: collection.fields.map(marked) };

/** A plugin: what *Duplicate* makes says in its title that it is a copy, and has an address of its own. */
export const markCopies = (config: Config): Config => ({
	...config,
	collections: (config.collections ?? []).map(markedCopies),
});
