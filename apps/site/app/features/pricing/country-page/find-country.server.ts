import { localeOfPrefix } from '@website/contracts/locales';
import { type LocaleCode, localeFromPath } from '#shared/locales/locale.ts';
import type { Content } from '~/content/content.server';
import { GetPricePagesDocument, GetRedirectDocument } from '~/content/generated/documents';
import type { TranslationFieldsFragment } from '~/content/generated/operations';
import { ownerOfSlug } from '~/content/loading/owner-of-slug.server';
import { countryOfSlug, countryPath } from '../countries/country-slugs';

export interface CountryAddress {
	code: string;
	pricePage: TranslationFieldsFragment;
	/** The price page of each language in which countries have pages. */
	pricePages: TranslationFieldsFragment[];
	/** The country's URL in the requested language. */
	href: string;
}

/** Returns the country of a path below the price page, whose slug may be in any language; null if there is none. */
export async function findCountry(
	content: Content,
	lang: LocaleCode,
	{ path, slug }: { path: string; slug: string },
): Promise<CountryAddress | null> {
	const code = countryOfSlug(slug);
	if (!code) return null;
	const { pricePages: allPricePages } = await content.query(GetPricePagesDocument, {});
	const pricePages = allPricePages.filter(
		({ href, locale }) => countryPath(href, code, locale) !== null,
	);
	const pricePage = pricePages.find(({ locale }) => locale === lang);
	if (!pricePage || parentOf(path) !== pricePage.href) return null;
	const href = countryPath(pricePage.href, code, lang);
	return href === null ? null : { code, pricePage, pricePages, href };
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Resolves an outdated path of a country's page: the price page was renamed and has a redirect, or it has another slug in this language.
 * Returns the current path, or null.
 */
export async function movedCountry(
	content: Content,
	path: string,
	{ slug, parentSlug }: { slug: string; parentSlug: string },
): Promise<string | null> {
	const code = countryOfSlug(slug);
	if (!code) return null;
	const { pricePages } = await content.query(GetPricePagesDocument, {});
	const { redirect } = await content.query(GetRedirectDocument, { path: parentOf(path) });
	const lang = localeOfPrefix(path) ? localeFromPath(path) : undefined;
	const currentPricePath =
		redirect?.to ??
		(await ownerOfSlug(content, {
			kind: 'page',
			slug: parentSlug,
			parentSlug: undefined,
			lang,
		}));
	const page = pricePages.find(({ href }) => href === currentPricePath);
	return page ? countryPath(page.href, code, page.locale) : null;
}

const changesSlugs = ['changes', 'aendringer', 'aenderungen'];

/** Returns the price page for the path that the page of price changes or its feed had in earlier releases; null for other paths. */
export async function pageOfChanges(content: Content, path: string): Promise<string | null> {
	const isFeed = path.endsWith('/price-changes/feed.xml');
	if (!isFeed && !changesSlugs.includes(path.slice(path.lastIndexOf('/') + 1))) return null;
	const { pricePages } = await content.query(GetPricePagesDocument, {});
	const lang = localeFromPath(path);
	const page = pricePages.find(({ href, locale }) =>
		isFeed ? locale === lang : href === parentOf(path),
	);
	return page?.href ?? null;
}
