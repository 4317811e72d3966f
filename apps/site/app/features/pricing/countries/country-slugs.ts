import { countryCodes } from '@website/contracts/countries';
import { locales } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import { type LocaleCode, pathPrefix } from '#shared/locales/locale.ts';
import { countryName } from '#shared/prices/money.ts';
import { countryOptions } from './country-options';

/**
 * The slug of a country's page in a language, made from its name in that language. Called only on the server, because browsers may have
 * other names.
 */
export function countrySlug(code: string, locale: LocaleCode): string {
	return slugFrom(countryName(code, locale)) || code.toLowerCase();
}

let codeBySlug: Map<string, string> | undefined;

/**
 * Maps slugs to country codes: page slugs, and also country codes and common names, over which page slugs take precedence. No dialing
 * codes.
 */
function mapSlugs(): Map<string, string> {
	const slugs = new Map<string, string>();
	for (const { code, exact, dialing } of countryOptions(countryCodes, 'en'))
		for (const name of exact)
			if (!dialing || !name.endsWith(dialing)) slugs.set(slugFrom(name), code);
	for (const { code: locale } of locales)
		for (const code of countryCodes) slugs.set(countrySlug(code, locale), code);
	return slugs;
}

/** Returns the country of a slug or name in any language, or of a country code; undefined if there is none. */
export function countryOfSlug(slug: string): string | undefined {
	codeBySlug ??= mapSlugs();
	return codeBySlug.get(slugFrom(slug));
}

/**
 * Returns a path below the price page; null if the price page has a parent, as paths have at most two levels (specification section 2),
 * or is the home page.
 */
export function belowPricePage(pricePage: string, slug: string, locale: LocaleCode): string | null {
	const levels = pricePage.slice(pathPrefix(locale).length).split('/').filter(Boolean);
	return levels.length === 1 ? `${pricePage}/${slug}` : null;
}

/** Returns the path of a country's page below the price page; null if no path is possible below it. */
export const countryPath = (pricePage: string, code: string, locale: LocaleCode): string | null =>
	belowPricePage(pricePage, countrySlug(code, locale), locale);
