import { type LocaleCode, localeCodes, sourceLocale } from '@website/contracts/locales';

/** A text of the document in each language. The document itself is in English. */
export type LocalizedText = Readonly<Record<LocaleCode, string>>;

type Texts = Readonly<Record<string, LocalizedText>>;

/** The texts in other languages as an OpenAPI extension: `{ "x-translations": { "da": { "summary": "…" } } }`. */
export function translations(texts: Texts): {
	'x-translations': Record<string, Record<string, string>>;
} {
	const inLocale = (locale: LocaleCode) =>
		Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]]));
	return {
		'x-translations': Object.fromEntries(
			localeCodes
				.filter((locale) => locale !== sourceLocale)
				.map((locale) => [locale, inLocale(locale)]),
		),
	};
}

export type Tag = { name: string; description: string } & ReturnType<typeof translations>;

/** A group of operations, with its name in each language. */
export const tag = (name: string, da: string, de: string, description: string): Tag => ({
	name,
	description,
	...translations({ name: { en: name, da, de } }),
});
