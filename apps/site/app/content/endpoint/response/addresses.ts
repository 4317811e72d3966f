import { localeCodes } from '@website/contracts/locales';
import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';

export const homeSlug = 'home';

const prefixes = ['', ...localeCodes.map((code) => `/${code}`)].join('|');
const articleForm = new RegExp(`^(?:${prefixes})/blog/[^/]+$`);
const categoryForm = new RegExp(`^(?:${prefixes})/blog/category/[^/]+$`);

/** The path of a document's URL, which may be on the content host and end with a slash; undefined if it is not a URL. */
export function documentPath(address: unknown): string | undefined {
	if (typeof address !== 'string' || !/^(https?:\/)?\//i.test(address)) return undefined;
	const path = address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '');
	return path.replace(/\/+$/, '') || '/';
}

/** The path of a page: /{lang?}/{slug} or /{lang?}/{parent}/{slug} (specification section 2). */
export function pagePath(locale: LocaleCode, slug: string, parent?: string): string {
	if (slug === homeSlug) return localizedPath(locale, '/');
	const above = parent && parent !== homeSlug ? `/${parent}` : '';
	return localizedPath(locale, `${above}/${slug}`);
}

/** The path of an article, /{lang?}/blog/{slug}: the path of the endpoint's link if it has this form, otherwise one from the slug. */
export function articlePath(locale: LocaleCode, slug: string, link?: unknown): string {
	const path = documentPath(link);
	return path && articleForm.test(path) ? path : localizedPath(locale, `/blog/${slug}`);
}

/** The path of a category, /{lang?}/blog/category/{slug}: the path of the endpoint's link if it has this form, or from the slug. */
export function categoryPath(locale: LocaleCode, slug: string, link?: unknown): string {
	const path = documentPath(link);
	return path && categoryForm.test(path) ? path : localizedPath(locale, `/blog/category/${slug}`);
}

/** Parses a locale, with or without a region ("da_DK"). */
export function readLocale(value: unknown): LocaleCode | undefined {
	const code = typeof value === 'string' ? value.toLowerCase().split(/[-_]/)[0] : undefined;
	return localeCodes.find((locale) => locale === code);
}
