import { locales } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import { type LocaleCode, pathPrefix } from '#shared/locales/locale.ts';
import { countryCodes } from '#shared/prices/countries.ts';
import { countryName } from '#shared/prices/money.ts';
import { countryOptions } from './country-options';

/**
 * The last part of a country's address in a language: its name there. Asked for on the server alone, as browsers may know other
 * names.
 */
export function countrySlug(code: string, locale: LocaleCode): string {
	return slugFrom(countryName(code, locale)) || code.toLowerCase();
}

let codesBySlug: Map<string, string> | undefined;

/** Every slug that means a country: its codes, dialing codes apart, and names people use; its addresses go before those. */
function allSlugs(): Map<string, string> {
	const slugs = new Map<string, string>();
	for (const { code, exact, dialing } of countryOptions(countryCodes, 'en'))
		for (const name of exact)
			if (!dialing || !name.endsWith(dialing)) slugs.set(slugFrom(name), code);
	for (const { code: locale } of locales)
		for (const code of countryCodes) slugs.set(countrySlug(code, locale), code);
	return slugs;
}

/** The country of a slug in any language, or of a code; undefined if there is none. */
export function countryOfSlug(slug: string): string | undefined {
	codesBySlug ??= allSlugs();
	return codesBySlug.get(slug);
}

/**
 * An address below the page with all prices; null where that one stands below another page, as addresses have two levels
 * (specification section 2), or is the home page.
 */
export function belowPricePage(pricePage: string, slug: string, locale: LocaleCode): string | null {
	const levels = pricePage.slice(pathPrefix(locale).length).split('/').filter(Boolean);
	return levels.length === 1 ? `${pricePage}/${slug}` : null;
}

/** Address of a country's page below the page with all prices; null where that has none below it. */
export const countryPath = (pricePage: string, code: string, locale: LocaleCode): string | null =>
	belowPricePage(pricePage, countrySlug(code, locale), locale);
