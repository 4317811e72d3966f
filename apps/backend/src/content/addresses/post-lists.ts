import type { LocaleCode } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import type { AddressEntry } from './address-book.ts';

/** The name of a list of articles in a locale: all articles, or those of a category, an author, a tag, a year or a month. */
export type PostListName = string;

export const allPosts: PostListName = '';
export const categoryList = (id: string): PostListName => `category:${id}`;
export const authorList = (id: string): PostListName => `author:${id}`;
export const tagList = (slug: string): PostListName => `tag:${slug}`;
/** The list of a year, or of one of its months. */
export const archiveList = (year: number, month?: number | null): PostListName =>
	month ? `time:${year}-${String(month).padStart(2, '0')}` : `time:${year}`;

export interface Tag {
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
