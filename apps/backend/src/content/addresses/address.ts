import { type Addressed, collectionPaths } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { localeFromPath, pathPrefix } from '@website/contracts/site-locales';
import { slugFrom } from '@website/contracts/slug';
import type { AddressEntry } from './entries.ts';

export const homeSlug = 'home';

/** The path of a locale's front page: for example / or /da (specification section 2). */
export const homeAddress = (lang: LocaleCode): string => pathPrefix(lang) || '/';

/** The path of a document; of a page on the first or second level. */
export function documentAddress(
	collection: Addressed,
	lang: LocaleCode,
	slug: string,
	parentSlug?: string,
): string {
	if (collection === 'pages' && slug === homeSlug && !parentSlug) return homeAddress(lang);
	const path = parentSlug ? `/${parentSlug}/${slug}` : `/${slug}`;
	return `${pathPrefix(lang)}${collectionPaths[collection]}${path}`;
}

export const tagAddress = (lang: LocaleCode, slug: string): string =>
	`${pathPrefix(lang)}/blog/tag/${slug}`;

/** The path of the articles of a category with a tag. */
export const taggedCategoryAddress = (lang: LocaleCode, category: string, tag: string): string =>
	`${documentAddress('categories', lang, category)}/tag/${tag}`;

/** The path of an author's page, with the name for readers, and the id in case the name changes. */
export const authorAddress = (lang: LocaleCode, name: string, id: number | string): string =>
	`${pathPrefix(lang)}/blog/author/${[slugFrom(name), id].filter(Boolean).join('-')}`;

/** The id at the end of an author's slug; null if there is none. */
export const authorIdIn = (slug: string): string | null => /(?:^|-)(\d+)$/.exec(slug)?.[1] ?? null;

/** The path of the archive of a year or month. It cannot clash with an article, whose path has one segment after /blog. */
export function archiveAddress(lang: LocaleCode, year: number, month?: number): string {
	const time = month ? `${year}/${String(month).padStart(2, '0')}` : `${year}`;
	return `${pathPrefix(lang)}/blog/archive/${time}`;
}

/** Adds the reader's locale to a path of the documentation, which exists in all locales; other URLs stay as they are. */
export function localizedRoute(lang: LocaleCode, url: string): string {
	return /^\/docs(?=$|[/?#])/.test(url) ? `${pathPrefix(lang)}${url}` : url;
}

/** Splits a path such as /da/om-os/sikkerhed into locale and slugs; null if it cannot be the path of a page. */
export function splitAddress(
	uri: string,
): { lang: LocaleCode; slug: string; parentSlug?: string } | null {
	const path = uri.replace(/[?#].*$/, '');
	if (!path.startsWith('/')) return null;
	const parts = path.split('/').filter((part) => part !== '');
	const lang = localeFromPath(path);
	const slugs = pathPrefix(lang) ? parts.slice(1) : parts;
	const [first, second] = slugs;
	if (slugs.length > 2) return null;
	if (!first) return { lang, slug: homeSlug };
	return second ? { lang, slug: second, parentSlug: first } : { lang, slug: first };
}

/** The name of a list of articles in a locale: all articles, or those of a category, an author, a tag, a year or a month. */
export type PostListName = string;

export const allPosts: PostListName = '';
export const categoryList = (id: string): PostListName => `category:${id}`;
export const authorList = (id: string): PostListName => `author:${id}`;
export const tagList = (slug: string): PostListName => `tag:${slug}`;
/** The list of a year, or of one of its months. */
export const archiveList = (year: number, month?: number | null): PostListName =>
	month ? `time:${year}-${String(month).padStart(2, '0')}` : `time:${year}`;

interface Tag {
	slug: string;
	name: string;
}

/** The distinct tags of an article in a locale. */
export function tagsOf({ tags }: AddressEntry, lang: LocaleCode): Tag[] {
	const bySlug = new Map<string, Tag>();
	for (const name of tags[lang] ?? []) {
		const slug = slugFrom(name);
		if (slug && !bySlug.has(slug)) bySlug.set(slug, { slug, name });
	}
	return [...bySlug.values()];
}

/** The year and month of an article, in the editors' time zone. */
export function timeOf({ month }: AddressEntry): { year: number; month: number } {
	const [year, number] = month.split('-').map(Number);
	return { year: year ?? 0, month: number ?? 0 };
}

/** All lists of a locale that contain an article. */
export function listsOf(entry: AddressEntry, lang: LocaleCode): PostListName[] {
	const { year, month } = timeOf(entry);
	return [
		allPosts,
		...new Set(entry.categories.map(categoryList)),
		...(entry.author === null ? [] : [authorList(entry.author)]),
		...tagsOf(entry, lang).map(({ slug }) => tagList(slug)),
		archiveList(year),
		archiveList(year, month),
	];
}
