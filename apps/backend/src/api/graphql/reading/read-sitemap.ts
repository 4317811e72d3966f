import type { LocaleCode } from '@website/contracts/locales';
import type { AddressBook, AddressKind } from '../../../content/addresses/address-book.ts';
import type { DatedEntry } from '../../../content/addresses/entries.ts';
import type { ResolverContext } from '../context.ts';
import { sliceOf } from './paging.ts';

/** A slice of a locale's sitemap, read from the address book only. It has the tags of the lists, so dates may be minutes old. */
export async function readSitemap(
	context: ResolverContext,
	lang: LocaleCode,
	paging: { first?: number | null | undefined; after?: string | null | undefined },
) {
	const { book } = await context.reader(lang);
	context.touch('pages', 'posts', 'categories');
	const { items, pageInfo } = sliceOf(sitemapItems(book, lang), paging);
	return { nodes: items.map((item) => sitemapEntry(book, lang, item)), pageInfo };
}

interface SitemapItem {
	kind: AddressKind;
	id: string;
	dated?: DatedEntry;
}

function sitemapItems(book: AddressBook, lang: LocaleCode): SitemapItem[] {
	const isIndexable = (entry: DatedEntry) => !entry.noindex[lang];
	const pages = [...book.pages.values()].filter(isIndexable);
	const posts = book.postsIn(lang).filter(isIndexable);
	const all: SitemapItem[] = [
		...pages.map((dated) => ({ kind: 'page' as const, id: dated.id, dated })),
		...[...book.categories.keys()].map((id) => ({ kind: 'category' as const, id })),
		...posts.map((dated) => ({ kind: 'post' as const, id: dated.id, dated })),
	];
	return all.filter(({ kind, id }) => book.href(kind, id, lang) !== null);
}

function sitemapEntry(book: AddressBook, lang: LocaleCode, { kind, id, dated }: SitemapItem) {
	return {
		href: book.href(kind, id, lang) ?? '',
		modifiedGmt: dated ? new Date(dated.modified).toISOString() : null,
		translations: book.languages(kind, id).map((locale) => ({
			href: book.href(kind, id, locale) ?? '',
			id,
			locale,
			post_title: dated?.titles[locale] ?? '',
		})),
	};
}
