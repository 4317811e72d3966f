import type { BlogIndex, Tag } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import { archiveAddress, tagAddress } from '../../content/addresses/address.ts';
import type { AddressBook } from '../../content/addresses/address-book.ts';
import { tagsOf, timeOf } from '../../content/addresses/post-lists.ts';
import { limits } from '../../limits.ts';
import type { ResolverContext } from '../context.ts';
import { readAuthors } from './read-author.ts';

/** What articles of a language can be found by: tags, those of the most articles first, and months, the latest first. */
export async function readBlogIndex(
	context: ResolverContext,
	lang: LocaleCode,
): Promise<BlogIndex> {
	const { book } = await context.reader(lang);
	context.touch('posts');
	const tags = new Map<string, Tag & { count: number }>();
	const months = new Map<string, { year: number; month: number; count: number; link: string }>();
	for (const entry of book.postsIn(lang)) {
		for (const { slug, name } of tagsOf(entry, lang)) {
			const known = tags.get(slug);
			if (known) known.count += 1;
			else tags.set(slug, { slug, name, link: tagAddress(lang, slug), count: 1 });
		}
		const { year, month } = timeOf(entry);
		const known = months.get(entry.month);
		if (known) known.count += 1;
		else
			months.set(entry.month, { year, month, link: archiveAddress(lang, year, month), count: 1 });
	}
	const { compare } = new Intl.Collator(lang);
	const byUse = [...tags.values()].sort((a, b) => b.count - a.count || compare(a.name, b.name));
	return {
		tags: byUse.slice(0, limits.content.listedTags),
		months: [...months.values()],
		authors: await readAuthors(context, lang),
	};
}

/** The tags of one article; none where it is not in the address book. */
export function tagsOfPost(book: AddressBook, lang: LocaleCode, id: string): Tag[] {
	const entry = book.posts.get(id);
	if (!entry) return [];
	return tagsOf(entry, lang).map((tag) => ({ ...tag, link: tagAddress(lang, tag.slug) }));
}
