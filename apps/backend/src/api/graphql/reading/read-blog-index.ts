import type { ArchiveMonth, BlogIndex, ListedTag, Tag } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import {
	archiveAddress,
	categoryList,
	tagAddress,
	taggedCategoryAddress,
	tagList,
	tagsOf,
	timeOf,
} from '../../../content/addresses/address.ts';
import type { AddressBook } from '../../../content/addresses/address-book.ts';
import type { AddressEntry } from '../../../content/addresses/entries.ts';
import { mapCategory } from '../../../content/documents/category.ts';
import type { ContentReader } from '../../../content/documents/reader.ts';
import type { ResolverContext } from '../context.ts';
import { limits } from '../limits.ts';
import { readAuthors } from './read-author.ts';

interface BlogFilter {
	category?: string | null | undefined;
	tag?: string | null | undefined;
}

/** The tags of articles, most frequent first, up to a limit. */
function listedTags(
	posts: readonly AddressEntry[],
	lang: LocaleCode,
	linkOf: (slug: string) => string,
): ListedTag[] {
	const tags = new Map<string, ListedTag>();
	for (const { slug, name } of posts.flatMap((entry) => tagsOf(entry, lang))) {
		const tag = tags.get(slug);
		if (tag) tag.count += 1;
		else tags.set(slug, { slug, name, link: linkOf(slug), count: 1 });
	}
	return sortByCount([...tags.values()], lang).slice(0, limits.listedTags);
}

/** The categories of articles, most frequent first. With a tag, the links lead to the articles with both. */
function listedCategories(
	read: ContentReader,
	posts: readonly AddressEntry[],
	tag: string | null | undefined,
): ListedTag[] {
	const counts = Map.groupBy(
		posts.flatMap(({ categories }) => [...new Set(categories)]),
		(id) => id,
	);
	const categories = [...counts].flatMap(([id, { length: count }]) => {
		const category = mapCategory(read, id);
		if (!category) return [];
		const { name, slug, link } = category;
		return [{ name, slug, link: tag ? taggedCategoryAddress(read.lang, slug, tag) : link, count }];
	});
	return sortByCount(categories, read.lang);
}

function sortByCount(entries: readonly ListedTag[], lang: LocaleCode): ListedTag[] {
	const { compare } = new Intl.Collator(lang);
	return entries.toSorted((a, b) => b.count - a.count || compare(a.name, b.name));
}

function listedMonths(posts: readonly AddressEntry[], lang: LocaleCode): ArchiveMonth[] {
	const months = Map.groupBy(posts, ({ month }) => month);
	return [...months.values()].flatMap((entries) => {
		const [first] = entries;
		if (!first) return [];
		const { year, month } = timeOf(first);
		return [{ year, month, link: archiveAddress(lang, year, month), count: entries.length }];
	});
}

/** The index of the articles in a locale: tags and categories (most frequent first), months (latest first) and authors. */
export async function readBlogIndex(
	context: ResolverContext,
	lang: LocaleCode,
	{ category, tag }: BlogFilter,
): Promise<BlogIndex> {
	const read = await context.reader(lang);
	const { book } = read;
	context.touch('posts', 'categories');
	const posts = book.postsIn(lang);
	const id = category ? (book.bySlug('categories', lang, category)?.id ?? '') : null;
	const inCategory = id === null ? posts : book.postsIn(lang, categoryList(id));
	return {
		tags: listedTags(inCategory, lang, (slug) =>
			category ? taggedCategoryAddress(lang, category, slug) : tagAddress(lang, slug),
		),
		categories: listedCategories(read, tag ? book.postsIn(lang, tagList(tag)) : posts, tag),
		months: listedMonths(posts, lang),
		authors: await readAuthors(context, lang),
	};
}

/** The tags of an article; empty if it is not in the address book. */
export function tagsOfPost(book: AddressBook, lang: LocaleCode, id: string): Tag[] {
	const entry = book.entries.posts.get(id);
	if (!entry) return [];
	return tagsOf(entry, lang).map((tag) => ({ ...tag, link: tagAddress(lang, tag.slug) }));
}
