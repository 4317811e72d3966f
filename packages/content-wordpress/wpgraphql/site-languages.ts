import { type LocaleCode, localeCodes, sourceLocale } from '@website/contracts/locales';
import { allOptions, type SiteOptions } from '@website/contracts/site-options';
import type { WordPressClient } from './client.ts';
import { unlessRefused } from './failures.ts';
import { type LanguagePlugin, siteLocale } from './language-plugins.ts';
import type { WordPressSettings } from './selections.ts';

/** Languages by their codes in WordPress, such as "da" or "pt-br". */
export interface PluginLanguages {
	codes: string[];
	defaultCode: string | undefined;
}

interface Language {
	slug?: string | null;
	code?: string | null;
	is_hidden?: boolean | null;
}

/** Reads the plugin's public languages; undefined if it does not list them. Rejects when WordPress fails. */
export async function readLanguages(
	client: WordPressClient,
	{ listFields }: LanguagePlugin,
): Promise<PluginLanguages | undefined> {
	if (!listFields) return undefined;
	const query = client.query<
		| {
				languages: (Language | null)[] | null;
				defaultLanguage?: Language | null;
		  }
		| undefined
	>(`{ ${listFields} }`);
	const response = await unlessRefused(query, undefined);
	if (!response) return undefined;
	const { languages, defaultLanguage } = response;
	const visibleLanguages = languages?.filter((language) => !language?.is_hidden) ?? [];
	return {
		codes: visibleLanguages.flatMap((language) => language?.slug ?? language?.code ?? []),
		defaultCode: defaultLanguage?.slug ?? undefined,
	};
}

/** The language of Settings → General, or the source locale if the site does not support it. */
const ownLanguage = ({ language }: WordPressSettings): LocaleCode =>
	siteLocale(language) ?? sourceLocale;

/** The language of documents without one: the plugin's default, or that of the settings. */
export const defaultLocaleOf = (
	languages: PluginLanguages | undefined,
	settings: WordPressSettings,
): LocaleCode => siteLocale(languages?.defaultCode) ?? ownLanguage(settings);

/**
 * The options of the site: the languages that the plugin lists, or else those of the documents; the default language of the plugin or of
 * the settings; and every currency.
 */
export function optionsOf(
	pluginLanguages: PluginLanguages | undefined,
	documentLocales: ReadonlySet<LocaleCode>,
	settings: WordPressSettings,
): SiteOptions {
	const available = pluginLanguages
		? new Set(pluginLanguages.codes.map(siteLocale))
		: documentLocales;
	const preferred = defaultLocaleOf(pluginLanguages, settings);
	const supported = localeCodes.filter((code) => available.has(code));
	const languages = supported.length > 0 ? supported : [preferred];
	const defaultLanguage = languages.find((code) => code === preferred) ?? languages[0] ?? preferred;
	return { ...allOptions(), languages, defaultLanguage };
}
