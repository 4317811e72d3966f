import type { LocaleCode } from '@website/contracts/locales';
import { localeFromPath, pathPrefix } from '@website/contracts/site-locales';
import { slugFrom } from '@website/contracts/slug';

export const homeSlug = 'home';

/** Address of a language's front page: for example / or /da (specification section 2). */
export const homeAddress = (lang: LocaleCode): string => pathPrefix(lang) || '/';

/** Address of a one- or two-level page. */
export function pageAddress(lang: LocaleCode, slug: string, parentSlug?: string): string {
	if (slug === homeSlug && !parentSlug) return homeAddress(lang);
	const path = parentSlug ? `/${parentSlug}/${slug}` : `/${slug}`;
	return `${pathPrefix(lang)}${path}`;
}

export const postAddress = (lang: LocaleCode, slug: string): string =>
	`${pathPrefix(lang)}/blog/${slug}`;

export const categoryAddress = (lang: LocaleCode, slug: string): string =>
	`${pathPrefix(lang)}/blog/category/${slug}`;

export const tagAddress = (lang: LocaleCode, slug: string): string =>
	`${pathPrefix(lang)}/blog/tag/${slug}`;

/** The articles of a category that have a tag. */
export const taggedCategoryAddress = (lang: LocaleCode, category: string, tag: string): string =>
	`${categoryAddress(lang, category)}/tag/${tag}`;

/** The status page, which shows all incidents. */
export const statusAddress = (lang: LocaleCode): string => `${pathPrefix(lang)}/status`;

/** The page of an author: by name for people, by id for when the name changes. */
export const authorAddress = (lang: LocaleCode, name: string, id: number | string): string =>
	`${pathPrefix(lang)}/blog/author/${[slugFrom(name), id].filter(Boolean).join('-')}`;

/** The id at the end of an author's slug; null where there is none. */
export const authorIdIn = (slug: string): string | null => /(?:^|-)(\d+)$/.exec(slug)?.[1] ?? null;

/** The archive of a year, or of one of its months. No article is below: an article's address has one part after /blog. */
export function archiveAddress(lang: LocaleCode, year: number, month?: number): string {
	const time = month ? `${year}/${String(month).padStart(2, '0')}` : `${year}`;
	return `${pathPrefix(lang)}/blog/archive/${time}`;
}

/** The documentation exists in every language; an address written without one gets the reader's. */
export function localizedRoute(lang: LocaleCode, url: string): string {
	return /^\/docs(?=$|[/?#])/.test(url) ? `${pathPrefix(lang)}${url}` : url;
}

/** Splits an address such as /da/om-os/sikkerhed into language and slugs; null when it is no page's. */
export function splitAddress(
	uri: string,
): { lang: LocaleCode; slug: string; parentSlug?: string } | null {
	const path = uri.replace(/[?#].*$/, '');
	if (!path.startsWith('/')) return null;
	const parts = path.split('/').filter((part) => part !== '');
	const lang = localeFromPath(path);
	const slugs = pathPrefix(lang) ? parts.slice(1) : parts;
	const [one, two] = slugs;
	if (slugs.length > 2) return null;
	if (!one) return { lang, slug: homeSlug };
	return two ? { lang, slug: two, parentSlug: one } : { lang, slug: one };
}
