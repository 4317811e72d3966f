import { type LocaleCode, locales } from '@website/contracts/locales';

/** What a document or a term says of its language and translations; which fields there are depends on the plugin. */
export interface LanguageFields {
	locale?: { locale?: string | null } | null;
	language?: { slug?: string | null } | null;
	languageCode?: string | null;
	translations?: ({ id?: string | null; databaseId?: number | null } | null)[] | null;
}

/** The queries of a plugin for several languages. */
export interface LanguagePlugin {
	name: 'plain' | 'wpml' | 'wpml-graphql' | 'polylang';
	/** An operation that is accepted only where the plugin is. */
	probe: string;
	/** Fields of the root that list the languages of the site; empty for a plugin without them. */
	listFields: string;
	/** Fields of a page or an article. */
	documentFields: string;
	/** Fields of a category; empty where the plugin has none for it. */
	termFields: string;
	/** Entry of a `where` argument of documents; empty for no filter. */
	filter(language: LocaleCode | 'all'): string;
	/** Entry of a `where` argument of menu items. */
	menuFilter(language: LocaleCode): string;
	languageOf(fields: LanguageFields): string | null | undefined;
	translationIds(fields: LanguageFields): number[];
}

const ofDatabaseIds = ({ translations }: LanguageFields) =>
	(translations ?? []).flatMap((one) => one?.databaseId ?? []);

export const multilingualPlugins: readonly LanguagePlugin[] = [
	{
		name: 'wpml',
		probe:
			'{ pages(first: 1, where: { wpmlLanguage: "all" }) { nodes { locale { locale } translations { id href locale } } } }',
		listFields: 'languages { code is_hidden }',
		documentFields: 'locale { locale } translations { id }',
		// The bridge gives terms no language: they have that of their articles.
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
		translationIds: ofDatabaseIds,
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
		translationIds: ofDatabaseIds,
	},
];

/** A WordPress of one language: everything is in that of its settings. */
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

/** The site's language that a word of WordPress names: "da", "da_DK" or "DA". Undefined for one the site does not have. */
export function siteLocale(word: string | null | undefined): LocaleCode | undefined {
	const code = word?.toLowerCase().split(/[-_]/)[0];
	return locales.find((locale) => locale.code === code)?.code;
}
