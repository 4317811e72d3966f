import { pricesTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import { siteCurrencies } from '@website/contracts/site-currencies';
import type { RouterContextProvider } from 'react-router';
import { countryName } from '#shared/prices/money.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { hasPrice } from '#shared/prices/summary.ts';
import { getContent } from '~/content/content.server';
import { contentUnavailable } from '~/content/errors.server';
import { GetPricePagesDocument } from '~/content/generated/documents';
import type { TranslationFieldsFragment } from '~/content/generated/operations';
import { getSite } from '~/content/site-context.server';
import { countryPath } from '../countries/country-slugs';
import { getPriceApi } from '../price-api-context.server';

/** Reads the codes of countries that have a page. */
export type ReadCountries = (
	priceApi: PriceReader,
	onDegraded: () => void,
) => Promise<readonly string[]>;

/** For links: the countries with an SMS price, nearly all that have a page, from a small list that is fast to read. */
export const linkedCountries: ReadCountries = (priceApi, onDegraded) =>
	priceApi.smsCountries(onDegraded);

/** All countries with any price in any currency. Reads the whole price list, which may be long. */
export async function pricedCountries(
	priceApi: PriceReader,
	onDegraded: () => void,
): Promise<string[]> {
	const lists = await Promise.all(
		siteCurrencies().map((currency) => priceApi.summaries(currency, onDegraded)),
	);
	const summaries = lists.flat().filter(hasPrice);
	return [...new Set(summaries.map(({ country }) => country))];
}

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
