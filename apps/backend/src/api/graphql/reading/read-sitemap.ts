import type { LocaleCode } from '@website/contracts/locales';
import type { AddressBook, AddressKind } from '../../../content/addresses/address-book.ts';
import type { DatedEntry } from '../../../content/addresses/entries.ts';
import type { ResolverContext } from '../context.ts';
import { sliceOf } from './paging.ts';

/** A part of a language's sitemap, from the address book alone. It carries the tags of the lists: a date may be minutes behind. */
export async function readSitemap(
	context: ResolverContext,
	lang: LocaleCode,
	paging: { first?: number | null | undefined; after?: string | null | undefined },
) {
	const { book } = await context.reader(lang);
	context.touch('pages', 'posts', 'categories');
	const { items, pageInfo } = sliceOf(listed(book, lang), paging);
	return { nodes: items.map((item) => sitemapEntry(book, lang, item)), pageInfo };
}

interface Listed {
	kind: AddressKind;
	id: string;
	dated?: DatedEntry;
}

function listed(book: AddressBook, lang: LocaleCode): Listed[] {
	const mayBeListed = (entry: DatedEntry) => !entry.noindex[lang];
	const pages = [...book.pages.values()].filter(mayBeListed);
	const posts = book.postsIn(lang).filter(mayBeListed);
	const all: Listed[] = [
		...pages.map((dated) => ({ kind: 'page' as const, id: dated.id, dated })),
		...[...book.categories.keys()].map((id) => ({ kind: 'category' as const, id })),
		...posts.map((dated) => ({ kind: 'post' as const, id: dated.id, dated })),
	];
	return all.filter(({ kind, id }) => book.href(kind, id, lang) !== null);
}

function sitemapEntry(book: AddressBook, lang: LocaleCode, { kind, id, dated }: Listed) {
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
