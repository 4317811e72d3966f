import { pricesTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { RouterContextProvider } from 'react-router';
import { priceChangesSlugs } from '#shared/addresses/price-changes-address.ts';
import { countryName } from '#shared/prices/money.ts';
import { type PriceChange, pricedItems } from '#shared/prices/price-model.ts';
import { type Content, getContent } from '~/content/content.server';
import { contentUnavailable } from '~/content/errors.server';
import { GetPricePagesDocument } from '~/content/generated/documents';
import { getSite } from '~/content/site-context.server';
import { loadMessages } from '~/i18n/messages';
import { belowPricePage } from '../countries/country-slugs';
import { getPriceApi } from '../price-api-context.server';
import type { AnnouncedChanges, ChangesAddress, ChangesPageData } from './changes-data';

type Context = Readonly<RouterContextProvider>;

/** Maximum number of announced changes that a page shows beside today's prices. */
const maxAnnouncedChanges = 100;

/** Returns the address of the price changes page in a language; null if the language has no price page. */
export async function changesAddress(
	content: Content,
	lang: LocaleCode,
): Promise<ChangesAddress | null> {
	const { pricePages } = await content.query(GetPricePagesDocument, {});
	const translations = await Promise.all(
		pricePages.map(async (page) => {
			const href = belowPricePage(page.href, priceChangesSlugs[page.locale], page.locale);
			const { title } = (await loadMessages(page.locale)).priceChanges;
			return href === null ? [] : [{ ...page, href, post_title: title }];
		}),
	);
	const own = translations.flat().find(({ locale }) => locale === lang);
	const pricePage = pricePages.find(({ locale }) => locale === lang);
	if (!own || !pricePage) return null;
	return {
		href: own.href,
		pricePage: { href: pricePage.href, title: pricePage.post_title },
		translations: translations.flat(),
	};
}

/** Returns whether a slug is that of the price changes page in any language. */
export const isChangesSlug = (slug: string): boolean =>
	Object.values(priceChangesSlugs).includes(slug);

/** Reads all changes: latest day first, then by the countries' names in the language, then in the order of the price list. */
async function readChanges(context: Context, locale: LocaleCode): Promise<PriceChange[] | null> {
	const site = getSite(context);
	site.addTags([pricesTag]);
	const changes = await getPriceApi(context).changes(() => site.markDegraded());
	const { compare } = new Intl.Collator(locale);
	const nameOf = ({ country }: PriceChange) => (country ? countryName(country, locale) : '');
	return (
		changes?.toSorted(
			(a, b) =>
				b.validFrom.localeCompare(a.validFrom) ||
				compare(nameOf(a), nameOf(b)) ||
				pricedItems.indexOf(a.item) - pricedItems.indexOf(b.item) ||
				compare(a.name ?? '', b.name ?? ''),
		) ?? null
	);
}

/** Loads the price changes page; null if it does not exist. Throws a 503 response if changes can't be read. */
export async function loadPriceChanges(
	context: Context,
	locale: LocaleCode,
): Promise<ChangesPageData | null> {
	const address = await changesAddress(getContent(context), locale);
	if (!address) return null;
	const changes = await readChanges(context, locale).catch((error: unknown) => {
		getSite(context).markDegraded(error);
		return contentUnavailable();
	});
	return changes && { ...address, locale, changes };
}

/** Loads announced changes; null if there are none or, with a log entry, if they can't be read. */
export async function loadAnnounced(
	context: Context,
	locale: LocaleCode,
): Promise<AnnouncedChanges | null> {
	try {
		const [address, changes] = await Promise.all([
			changesAddress(getContent(context), locale),
			readChanges(context, locale),
		]);
		const announced = (changes ?? [])
			.filter(({ hasBegun }) => !hasBegun)
			.sort((a, b) => a.validFrom.localeCompare(b.validFrom));
		if (!address || announced.length === 0) return null;
		return { href: address.href, changes: announced.slice(0, maxAnnouncedChanges) };
	} catch (error) {
		getSite(context).markDegraded(error);
		return null;
	}
}

/** Returns the page's entry for lists of pages; an empty array if the page does not exist or can't be read. */
export async function listedPriceChanges(context: Context, locale: LocaleCode) {
	const { title, description } = (await loadMessages(locale)).priceChanges;
	const parts = await Promise.all([
		changesAddress(getContent(context), locale),
		readChanges(context, locale),
	]).catch((error: unknown) => {
		getSite(context).markDegraded(error);
		return [null, null] as const;
	});
	const [address, changes] = parts;
	if (!address || !changes) return [];
	const { href, translations } = address;
	const modifiedGmt =
		changes
			.map(({ changedAt }) => changedAt)
			.sort()
			.at(-1) ?? null;
	return [{ href, modifiedGmt, title, description, translations }];
}
