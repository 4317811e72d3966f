import { type Currency, currencies } from '../currencies.ts';
import { type LocaleCode, localeCodes, sourceLocale } from '../locales.ts';

/** How addresses of a language that is off answer: with a redirect to the page in the default language, or with 410. */
export const offAnswers = ['redirect', 'gone'] as const;
export type OffAnswer = (typeof offAnswers)[number];

/** Which of the languages and currencies that the code has this site offers. An administrator chooses them. */
export interface SiteOptions {
	/** The languages that are on, in the order of the language switcher; at least one. */
	languages: readonly LocaleCode[];
	/** The language whose addresses have no prefix; one of `languages`. */
	defaultLanguage: LocaleCode;
	offAnswer: OffAnswer;
	/** The currencies that visitors can choose; the first is that of visitors who have not chosen. At least one. */
	currencies: readonly Currency[];
}

/** Everything that the code has, in its own order. */
export const allOptions = (): SiteOptions => ({
	languages: localeCodes,
	defaultLanguage: sourceLocale,
	offAnswer: 'redirect',
	currencies,
});

type Named = { [Name in keyof SiteOptions]?: unknown };

const choose = <Value extends string>(values: readonly Value[], value: unknown): Value[] =>
	Array.isArray(value) ? values.filter((one) => value.includes(one)) : [];

/** The options that a value names. What the code does not have is left out; what is then missing is as without any choice. */
export function readSiteOptions(value: Named | null | undefined): SiteOptions {
	const all = allOptions();
	const chosen = choose(localeCodes, value?.languages);
	const languages = chosen.length > 0 ? chosen : all.languages;
	const offered = choose(currencies, value?.currencies);
	const first = Array.isArray(value?.currencies) ? value.currencies[0] : undefined;
	return {
		languages,
		defaultLanguage:
			languages.find((code) => code === value?.defaultLanguage) ??
			languages[0] ??
			all.defaultLanguage,
		offAnswer: offAnswers.find((one) => one === value?.offAnswer) ?? all.offAnswer,
		currencies:
			offered.length > 0
				? offered.sort((a, b) => Number(b === first) - Number(a === first))
				: all.currencies,
	};
}

const key = Symbol.for('website.site-options');
const holder: { [key: symbol]: SiteOptions | undefined } = globalThis;

/**
 * The options of this process, or of the open page. One value for all copies of this module: bundles have copies of their own.
 * Until somebody sets them, everything is on.
 */
export const siteOptions = (): SiteOptions => holder[key] ?? allOptions();

/** Sets the options of this process or page; null for everything that the code has. */
export function setSiteOptions(options: SiteOptions | null): void {
	if (options) holder[key] = options;
	else delete holder[key];
}
