import type { ArchiveMonth, BlogIndex, ListedTag, Tag } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import {
	archiveAddress,
	tagAddress,
	taggedCategoryAddress,
} from '../../../content/addresses/address.ts';
import type { AddressBook } from '../../../content/addresses/address-book.ts';
import type { PostEntry } from '../../../content/addresses/entries.ts';
import { ofCategory, ofTag, tagsOf, timeOf } from '../../../content/addresses/post-lists.ts';
import { mapCategory } from '../../../content/documents/category.ts';
import type { ContentReader } from '../../../content/reading/reader.ts';
import { limits } from '../../../platform/limits.ts';
import type { ResolverContext } from '../context.ts';
import { readAuthors } from './read-author.ts';

interface Within {
	category?: string | null | undefined;
	tag?: string | null | undefined;
}

/** Tags of articles, those of the most articles first. */
function listedTags(
	posts: readonly PostEntry[],
	lang: LocaleCode,
	linkOf: (slug: string) => string,
): ListedTag[] {
	const tags = new Map<string, ListedTag>();
	for (const { slug, name } of posts.flatMap((entry) => tagsOf(entry, lang))) {
		const tag = tags.get(slug);
		if (tag) tag.count += 1;
		else tags.set(slug, { slug, name, link: linkOf(slug), count: 1 });
	}
	return byUse([...tags.values()], lang).slice(0, limits.content.listedTags);
}

/** The same for their categories. */
function listedCategories(
	read: ContentReader,
	posts: readonly PostEntry[],
	tag: string | null | undefined,
): ListedTag[] {
	const counts = Map.groupBy(
		posts.flatMap(({ categories }) => [...new Set(categories)]),
		(id) => id,
	);
	const listed = [...counts].flatMap(([id, { length: count }]) => {
		const category = mapCategory(read, id);
		if (!category) return [];
		const { name, slug, link } = category;
		return [{ name, slug, link: tag ? taggedCategoryAddress(read.lang, slug, tag) : link, count }];
	});
	return byUse(listed, read.lang);
}

function byUse(listed: readonly ListedTag[], lang: LocaleCode): ListedTag[] {
	const { compare } = new Intl.Collator(lang);
	return listed.toSorted((a, b) => b.count - a.count || compare(a.name, b.name));
}

function listedMonths(posts: readonly PostEntry[], lang: LocaleCode): ArchiveMonth[] {
	const months = Map.groupBy(posts, ({ month }) => month);
	return [...months.values()].flatMap((entries) => {
		const [first] = entries;
		if (!first) return [];
		const { year, month } = timeOf(first);
		return [{ year, month, link: archiveAddress(lang, year, month), count: entries.length }];
	});
}

/** What articles of a language can be found by: tags and categories, those of the most articles first, and months, the latest first. */
export async function readBlogIndex(
	context: ResolverContext,
	lang: LocaleCode,
	{ category, tag }: Within,
): Promise<BlogIndex> {
	const read = await context.reader(lang);
	const { book } = read;
	context.touch('posts', 'categories');
	const posts = book.postsIn(lang);
	const id = category ? (book.categoryBySlug(lang, category)?.id ?? '') : null;
	const inCategory = id === null ? posts : book.postsIn(lang, ofCategory(id));
	return {
		tags: listedTags(inCategory, lang, (slug) =>
			category ? taggedCategoryAddress(lang, category, slug) : tagAddress(lang, slug),
		),
		categories: listedCategories(read, tag ? book.postsIn(lang, ofTag(tag)) : posts, tag),
		months: listedMonths(posts, lang),
		authors: await readAuthors(context, lang),
	};
}

/** The tags of one article; none where it is not in the address book. */
export function tagsOfPost(book: AddressBook, lang: LocaleCode, id: string): Tag[] {
	const entry = book.posts.get(id);
	if (!entry) return [];
	return tagsOf(entry, lang).map((tag) => ({ ...tag, link: tagAddress(lang, tag.slug) }));
}
