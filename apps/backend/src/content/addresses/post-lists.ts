import type { LocaleCode } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import type { PostEntry } from './entries.ts';

/** The name of a list of articles in a language: all of them, or those of a category, of an author, of a tag, of a year or of a month. */
export type PostListName = string;

export const allPosts: PostListName = '';
export const ofCategory = (id: string): PostListName => `category:${id}`;
export const ofAuthor = (id: string): PostListName => `author:${id}`;
export const ofTag = (slug: string): PostListName => `tag:${slug}`;
/** A year, or one of its months. */
export const ofTime = (year: number, month?: number | null): PostListName =>
	month ? `time:${year}-${String(month).padStart(2, '0')}` : `time:${year}`;

export interface Tag {
	slug: string;
	name: string;
}

/** An article's tags in a language, each once. */
export function tagsOf({ tags }: PostEntry, lang: LocaleCode): Tag[] {
	const bySlug = new Map<string, Tag>();
	for (const name of tags[lang] ?? []) {
		const slug = slugFrom(name);
		if (slug && !bySlug.has(slug)) bySlug.set(slug, { slug, name });
	}
	return [...bySlug.values()];
}

/** The year and month of an article, in the editors' time zone. */
export function timeOf({ month }: PostEntry): { year: number; month: number } {
	const [year, number] = month.split('-').map(Number);
	return { year: year ?? 0, month: number ?? 0 };
}

/** Every list of a language that an article is in. */
export function listsOf(entry: PostEntry, lang: LocaleCode): PostListName[] {
	const { year, month } = timeOf(entry);
	return [
		allPosts,
		...new Set(entry.categories.map(ofCategory)),
		...(entry.author === null ? [] : [ofAuthor(entry.author)]),
		...tagsOf(entry, lang).map(({ slug }) => ofTag(slug)),
		ofTime(year),
		ofTime(year, month),
	];
}
