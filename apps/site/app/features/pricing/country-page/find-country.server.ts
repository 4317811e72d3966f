import { namedLocale } from '@website/contracts/locales';
import { type LocaleCode, localeFromPath } from '#shared/locales/locale.ts';
import type { Content } from '~/content/content.server';
import { GetPricePagesDocument, GetRedirectDocument } from '~/content/generated/documents';
import type { TranslationFieldsFragment } from '~/content/generated/operations';
import { ownerOfSlug } from '~/content/loading/owner-of-slug.server';
import { countryOfSlug, countryPath } from '../countries/country-slugs';

export interface FoundCountry {
	code: string;
	pricePage: TranslationFieldsFragment;
	/** The pages with all prices, in each language that has one below which countries have addresses. */
	pricePages: TranslationFieldsFragment[];
	/** The country's URL in the requested language. */
	href: string;
}

/** The country of a URL below the page with all prices, in any language; null if there is none. */
export async function findCountry(
	content: Content,
	lang: LocaleCode,
	{ path, slug }: { path: string; slug: string },
): Promise<FoundCountry | null> {
	const code = countryOfSlug(slug);
	if (!code) return null;
	const { pricePages: all } = await content.query(GetPricePagesDocument, {});
	const pricePages = all.filter(({ href, locale }) => countryPath(href, code, locale) !== null);
	const pricePage = pricePages.find(({ locale }) => locale === lang);
	if (!pricePage || parentOf(path) !== pricePage.href) return null;
	const href = countryPath(pricePage.href, code, lang);
	return href === null ? null : { code, pricePage, pricePages, href };
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Where a country's page is now that once stood at an address: below a page with all prices that was renamed, which has left a redirect
 * behind, or that has another name in this language. Null for none.
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
	const lang = namedLocale(path) ? localeFromPath(path) : undefined;
	const now =
		redirect?.to ??
		(await ownerOfSlug(content, {
			kind: 'page',
			slug: parentSlug,
			parentSlug: undefined,
			lang,
		}));
	const page = pricePages.find(({ href }) => href === now);
	return page ? countryPath(page.href, code, page.locale) : null;
}
