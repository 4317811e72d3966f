import { type LocaleCode, locales } from '@website/contracts/locales';

/** Language and translations of a document or a term. The fields depend on the plugin. */
export interface LanguageFields {
	locale?: { locale?: string | null } | null;
	language?: { slug?: string | null } | null;
	languageCode?: string | null;
	translations?: ({ id?: string | null; databaseId?: number | null } | null)[] | null;
}

/** The queries for a multilingual plugin. */
export interface LanguagePlugin {
	name: 'plain' | 'wpml' | 'wpml-graphql' | 'polylang';
	/** An operation that WordPress accepts only with the plugin. */
	probe: string;
	/** Root fields that list the languages of the site; empty if the plugin has none. */
	listFields: string;
	/** Fields of a page or an article. */
	documentFields: string;
	/** Fields of a category; empty if the plugin has none. */
	termFields: string;
	/** Entry for the `where` argument of documents; empty for no filter. */
	filter(language: LocaleCode | 'all'): string;
	/** Entry for the `where` argument of menu items. */
	menuFilter(language: LocaleCode): string;
	languageOf(fields: LanguageFields): string | null | undefined;
	translationIds(fields: LanguageFields): number[];
}

const databaseIds = ({ translations }: LanguageFields) =>
	(translations ?? []).flatMap((one) => one?.databaseId ?? []);

export const multilingualPlugins: readonly LanguagePlugin[] = [
	{
		name: 'wpml',
		probe:
			'{ pages(first: 1, where: { wpmlLanguage: "all" }) { nodes { locale { locale } translations { id href locale } } } }',
		listFields: 'languages { code is_hidden }',
		documentFields: 'locale { locale } translations { id }',
		// The bridge has no language for terms: they get that of their articles.
		termFields: '',
		filter: (language) => `wpmlLanguage: "${language}"`,
		menuFilter: (language) => `language: "${language}"`,
		languageOf: ({ locale }) => locale?.locale,
		translationIds: ({ translations }) =>
			(translations ?? []).flatMap((one) => Number(one?.id) || []),
	},
	{
		name: 'polylang',
		probe: '{ pages(first: 1) { nodes { language { slug } translations { databaseId } } } }',
		listFields: 'languages { slug } defaultLanguage { slug }',
		documentFields: 'language { slug } translations { databaseId }',
		termFields: 'language { slug } translations { databaseId }',
		filter: (language) => (language === 'all' ? '' : `language: ${language.toUpperCase()}`),
		menuFilter: (language) => `language: ${language.toUpperCase()}`,
		languageOf: ({ language }) => language?.slug,
		translationIds: databaseIds,
	},
	{
		name: 'wpml-graphql',
		probe:
			'{ pages(first: 1, where: { language: "all" }) { nodes { languageCode translations { databaseId } } } }',
		listFields: '',
		documentFields: 'languageCode translations { databaseId }',
		termFields: '',
		filter: (language) => `language: "${language}"`,
		menuFilter: (language) => `language: "${language}"`,
		languageOf: ({ languageCode }) => languageCode,
		translationIds: databaseIds,
	},
];

/** A WordPress without a multilingual plugin: everything is in the language of its settings. */
export const plainWordPress: LanguagePlugin = {
	name: 'plain',
	probe: '{ __typename }',
	listFields: '',
	documentFields: '',
	termFields: '',
	filter: () => '',
	menuFilter: () => '',
	languageOf: () => undefined,
	translationIds: () => [],
};

/** The site's locale for a language of WordPress, such as "da", "da_DK" or "DA"; undefined if the site does not support it. */
export function siteLocale(language: string | null | undefined): LocaleCode | undefined {
	const code = language?.toLowerCase().split(/[-_]/)[0];
	return locales.find((locale) => locale.code === code)?.code;
}
