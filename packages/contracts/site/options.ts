import { type Currency, currencies } from '../currencies.ts';
import { type LocaleCode, localeCodes, sourceLocale } from '../locales.ts';

/** The response at addresses of a disabled language: a redirect to the page in the default language, or 410. */
export const offAnswers = ['redirect', 'gone'] as const;
export type OffAnswer = (typeof offAnswers)[number];

/** What a site may have besides its pages. What is off is gone everywhere (`features.ts`). */
export const features = ['prices', 'docs', 'blog', 'newsletter', 'search', 'chat'] as const;
export type Feature = (typeof features)[number];

/** The languages, currencies and features of this site. An administrator chooses them. */
export interface SiteOptions {
	/** The enabled languages, in the order of the language switcher; at least one. */
	languages: readonly LocaleCode[];
	/** The language whose addresses have no prefix; one of `languages`. */
	defaultLanguage: LocaleCode;
	offAnswer: OffAnswer;
	/** The enabled currencies, the default one first; at least one. */
	currencies: readonly Currency[];
	/** The features that are on. */
	features: readonly Feature[];
}

/** All supported languages, currencies and features, in their default order. */
export const allOptions = (): SiteOptions => ({
	languages: localeCodes,
	defaultLanguage: sourceLocale,
	offAnswer: 'redirect',
	currencies,
	features,
});

type RawOptions = { [Name in keyof SiteOptions]?: unknown };

const choose = <Value extends string>(values: readonly Value[], value: unknown): Value[] =>
	Array.isArray(value) ? values.filter((one) => value.includes(one)) : [];

/** Reads options from an unknown value. Unsupported entries are dropped; a missing option gets its default. */
export function readSiteOptions(value: RawOptions | null | undefined): SiteOptions {
	const all = allOptions();
	const chosenLanguages = choose(localeCodes, value?.languages);
	const languages = chosenLanguages.length > 0 ? chosenLanguages : all.languages;
	const chosenCurrencies = choose(currencies, value?.currencies);
	const first = Array.isArray(value?.currencies) ? value.currencies[0] : undefined;
	return {
		languages,
		defaultLanguage:
			languages.find((code) => code === value?.defaultLanguage) ??
			languages[0] ??
			all.defaultLanguage,
		offAnswer: offAnswers.find((one) => one === value?.offAnswer) ?? all.offAnswer,
		currencies:
			chosenCurrencies.length > 0
				? chosenCurrencies.sort((a, b) => Number(b === first) - Number(a === first))
				: all.currencies,
		features: Array.isArray(value?.features) ? choose(features, value.features) : all.features,
	};
}

const key = Symbol.for('website.site-options');
const globals: { [key: symbol]: SiteOptions | undefined } = globalThis;

/**
 * The options of this process, or of the open page. Stored globally, since each bundle has its own copy of this module.
 * By default, everything is enabled.
 */
export const siteOptions = (): SiteOptions => globals[key] ?? allOptions();

/** Sets the options of this process or page; null resets them to the default. */
export function setSiteOptions(options: SiteOptions | null): void {
	if (options) globals[key] = options;
	else delete globals[key];
}
