import type { TranslationFieldsFragment } from '~/content/generated/operations';
import { parseDate } from '~/i18n/format-date';
import { languageAlternates } from '../alternates';
import { element, type Markup, xmlDocument } from './xml';

/** A path of the site; its translations include itself. */
export interface SitemapEntry {
	href: string;
	modifiedGmt: string | null;
	translations: readonly Pick<TranslationFieldsFragment, 'locale' | 'href'>[];
}

/** The largest number of URLs in a sitemap (sitemaps.org protocol). */
export const sitemapLimit = 50_000;

/** A sitemap with the translations of each URL, as in the heads of pages; x-default is the default locale, or else the first translation. */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
	return xmlDocument(
		element(
			'urlset',
			{
				xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
				'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
			},
			...entries.slice(0, sitemapLimit).map((entry) => address(entry, origin)),
		),
	);
}

/** An index of the sitemaps at these paths. */
export function sitemapIndex(paths: readonly string[], origin: string): string {
	return xmlDocument(
		element(
			'sitemapindex',
			{ xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
			...paths.map((path) => element('sitemap', {}, element('loc', {}, absolute(path, origin)))),
		),
	);
}

function address({ href: path, modifiedGmt, translations }: SitemapEntry, origin: string): Markup {
	return element(
		'url',
		{},
		element('loc', {}, absolute(path, origin)),
		lastModified(modifiedGmt),
		...languageAlternates(translations).map(({ hreflang, href }) =>
			element('xhtml:link', { rel: 'alternate', hreflang, href: absolute(href, origin) }),
		),
	);
}

function lastModified(modified: string | null): Markup | undefined {
	const time = modified ? parseDate(modified) : undefined;
	return time && !Number.isNaN(time.getTime())
		? element('lastmod', {}, time.toISOString())
		: undefined;
}

/** An absolute URL, percent-encoded if necessary. */
function absolute(path: string, origin: string): string {
	return new URL(path, `${origin}/`).href;
}
