import { type LocaleCode, localeCodes, sourceLocale } from '@website/contracts/locales';
import { allOptions, type SiteOptions } from '@website/contracts/site-options';
import type { WordPressClient } from './client.ts';
import { WordPressRefusal } from './failures.ts';
import { type LanguagePlugin, siteLocale } from './language-plugins.ts';
import type { WordPressSettings } from './selections.ts';

/** Languages as WordPress names them: "da", "pt-br". */
export interface ListedLanguages {
	words: string[];
	defaultWord: string | undefined;
}

interface Language {
	slug?: string | null;
	code?: string | null;
	is_hidden?: boolean | null;
}

/** The languages that the plugin offers visitors; undefined where it does not list them. Rejects when WordPress fails. */
export async function readLanguages(
	client: WordPressClient,
	{ listFields }: LanguagePlugin,
): Promise<ListedLanguages | undefined> {
	if (!listFields) return undefined;
	try {
		const { languages, defaultLanguage } = await client.ask<{
			languages: (Language | null)[] | null;
			defaultLanguage?: Language | null;
		}>(`{ ${listFields} }`);
		const visibleLanguages = languages?.filter((language) => !language?.is_hidden) ?? [];
		return {
			words: visibleLanguages.flatMap((language) => language?.slug ?? language?.code ?? []),
			defaultWord: defaultLanguage?.slug ?? undefined,
		};
	} catch (error) {
		if (error instanceof WordPressRefusal) return undefined;
		throw error;
	}
}

/** The language of Settings → General; the site's own one where the site does not have it. */
export const ownLanguage = ({ language }: WordPressSettings): LocaleCode =>
	siteLocale(language) ?? sourceLocale;

/**
 * What the site offers: the languages that the plugin lists, or else those of the documents, with the default one of the plugin or of the
 * settings, and every currency.
 */
export function optionsOf(
	listed: ListedLanguages | undefined,
	ofDocuments: ReadonlySet<LocaleCode>,
	settings: WordPressSettings,
): SiteOptions {
	const offered = listed ? new Set(listed.words.map(siteLocale)) : ofDocuments;
	const own = siteLocale(listed?.defaultWord) ?? ownLanguage(settings);
	const codes = localeCodes.filter((code) => offered.has(code));
	const languages = codes.length > 0 ? codes : [own];
	const defaultLanguage = languages.find((code) => code === own) ?? languages[0] ?? own;
	return { ...allOptions(), languages, defaultLanguage };
}
