import { pricesTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { RouterContextProvider } from 'react-router';
import { countryName } from '#shared/prices/money.ts';
import { getContent } from '~/content/content.server';
import { contentUnavailable } from '~/content/errors.server';
import { GetPricePagesDocument } from '~/content/generated/documents';
import type { TranslationFieldsFragment } from '~/content/generated/operations';
import { getSite } from '~/content/site-context.server';
import { countryPath } from '../countries/country-slugs';
import { getPriceApi } from '../price-api-context.server';
import type { ReadCountries } from './priced-countries.server';

export interface CountryPageAddress {
	code: string;
	name: string;
	href: string;
	translations: Pick<TranslationFieldsFragment, 'locale' | 'href'>[];
}

/**
 * Loads the pages of the countries that `read` returns, sorted by name; null if the language has no price page. Throws a 503 response if
 * the prices can't be read.
 */
export async function loadCountryPages(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
	read: ReadCountries,
): Promise<{ base: string; pages: CountryPageAddress[] } | null> {
	const { pricePages } = await getContent(context).query(GetPricePagesDocument, {});
	const base = pricePages.find(({ locale }) => locale === lang)?.href;
	if (base === undefined) return null;
	const { record } = getSite(context);
	record.addTags([pricesTag]);
	const codes = await read(getPriceApi(context), () => record.degrade()).catch((error: unknown) => {
		record.degrade(error);
		return contentUnavailable();
	});
	const { compare } = new Intl.Collator(lang);
	const pages = codes
		.flatMap((code) => {
			const translations = pricePages.flatMap(({ href, locale }) => {
				const path = countryPath(href, code, locale);
				return path === null ? [] : [{ locale, href: path }];
			});
			const own = translations.find(({ locale }) => locale === lang);
			return own ? [{ code, name: countryName(code, lang), href: own.href, translations }] : [];
		})
		.sort((a, b) => compare(a.name, b.name));
	return { base, pages };
}
