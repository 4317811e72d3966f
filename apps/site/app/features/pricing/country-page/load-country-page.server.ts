import { pricesTag } from '@website/contracts/cache-tags';
import { type Currency, currencies } from '@website/contracts/currencies';
import type { LocaleCode } from '@website/contracts/locales';
import { localeCurrency } from '@website/contracts/site-currencies';
import type { RouterContextProvider } from 'react-router';
import { countryName, formatRange } from '#shared/prices/money.ts';
import { readPriceChoice } from '#shared/prices/price-address.ts';
import type { CountrySummary, PriceModel } from '#shared/prices/price-model.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { hasPrice, summarize } from '#shared/prices/summary.ts';
import { getContent } from '~/content/content.server';
import { GetCountryGuideDocument } from '~/content/generated/documents';
import { getSite } from '~/content/site-context.server';
import { loadMessages, type Messages } from '~/i18n/messages';
import { comparisonGroups } from '../comparison/comparison-rows';
import { countryPath } from '../countries/country-slugs';
import { getPriceApi } from '../price-api-context.server';
import { completeModels } from '../store/price-data';
import type { CountryPageData, NamedCountry } from './country-page-data';
import type { CountryAddress } from './find-country.server';
import { nearbyCountries } from './generated/nearby-countries';
import { linkedCountries } from './load-country-pages.server';

interface HeadOptions {
	currency: Currency;
	locale: LocaleCode;
	name: string;
	messages: Messages;
}

/** Metadata of a country's page: the title, a description with the first prices, and each price as an offer. */
function countryHead(
	summary: CountrySummary | null,
	{ currency, locale, name, messages: { pricing, countryPrices: words } }: HeadOptions,
): Pick<CountryPageData, 'title' | 'description' | 'offers' | 'validFrom'> {
	const title = words.title(name);
	if (!summary) return { title, description: words.intro, offers: [], validFrom: null };
	const offers = comparisonGroups('all', pricing).flatMap(({ label, rows }) =>
		rows.flatMap(({ label: item, hint, figure }) => {
			const range = figure(summary);
			return range ? [{ name: `${label}: ${item}, ${name}`, unit: hint || item, range }] : [];
		}),
	);
	const firstPrices = offers
		.slice(0, 3)
		.map(
			(offer) =>
				`${offer.name.replace(`, ${name}`, '')} ${formatRange(offer.range, currency, locale)}`,
		);
	return {
		title,
		description: [words.intro, `${firstPrices.join('; ')}.`].join(' '),
		offers,
		validFrom: summary.validFrom,
	};
}

/** Maximum number of nearby countries. */
const maxNearby = 6;

type Models = Record<Currency, PriceModel>;

/** Reads the country's prices in each currency; null if they can't be read. */
async function readModels(
	priceApi: PriceReader,
	code: string,
	onDegraded: (reason?: unknown) => void,
): Promise<Models | null> {
	try {
		const models = await Promise.all(
			currencies.map(async (currency) => {
				const prices = await priceApi.prices({ currency, countries: [code] }, () => onDegraded());
				return [currency, completeModels(prices, [code])[0]] as const;
			}),
		);
		// Has an entry for each currency, because `completeModels` returns every requested country.
		return Object.fromEntries(models) as Models;
	} catch (error) {
		onDegraded(error);
		return null;
	}
}

const isPriced = (models: Models) =>
	currencies.some((currency) => hasPrice(summarize(models[currency], currency)));

/** Reads nearby countries with prices; empty and logged if the list can't be read. */
async function readNearby(
	priceApi: PriceReader,
	{ code, pricePage }: CountryAddress,
	lang: LocaleCode,
	onDegraded: (reason?: unknown) => void,
): Promise<NamedCountry[]> {
	try {
		const pricedCodes = new Set(await linkedCountries(priceApi, () => onDegraded()));
		const near = (nearbyCountries[code] ?? '').split(' ').filter((other) => pricedCodes.has(other));
		return near.slice(0, maxNearby).flatMap((other) => {
			const href = countryPath(pricePage.href, other, lang);
			return href === null ? [] : { code: other, name: countryName(other, lang), href };
		});
	} catch (error) {
		onDegraded(error);
		return [];
	}
}

/** Loads a country's page; null if the country has no price. If the price API fails, the page says so and is not cached. */
export async function loadCountryPage(
	url: URL,
	context: Readonly<RouterContextProvider>,
	address: CountryAddress,
): Promise<CountryPageData | null> {
	const { code, pricePage, pricePages, href } = address;
	const { locale } = pricePage;
	const { record } = getSite(context);
	const onDegraded = (reason?: unknown) => record.degrade(reason);
	record.addTags([pricesTag]);
	const priceApi = getPriceApi(context);
	const models = await readModels(priceApi, code, onDegraded);
	if (models && !isPriced(models)) return null;
	const [{ countryGuide }, nearby, messages] = await Promise.all([
		getContent(context).query(GetCountryGuideDocument, { country: code, lang: locale }),
		readNearby(priceApi, address, locale, onDegraded),
		loadMessages(locale),
	]);
	const { currency } = readPriceChoice(url.searchParams, localeCurrency(locale));
	const name = countryName(code, locale);
	return {
		country: { code, name, href },
		locale,
		pricePage: { href: pricePage.href, title: pricePage.post_title },
		translations: pricePages.map((page) => ({
			...page,
			href: countryPath(page.href, code, page.locale) ?? page.href,
			post_title: countryName(code, page.locale),
		})),
		models,
		guide: countryGuide ?? null,
		nearby,
		currency,
		...countryHead(models && summarize(models[currency], currency), {
			currency,
			locale,
			name,
			messages,
		}),
	};
}
