import { isCanonicalElsewhere } from '@website/contracts/canonical-elsewhere';
import type { LocaleCode } from '@website/contracts/locales';
import type { AddressBook, AddressKind } from '../../../content/addresses/address-book.ts';
import type { DatedEntry } from '../../../content/addresses/entries.ts';
import { environment } from '../../../platform/environment.ts';
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
	const all: SitemapItem[] = [
		...[...book.pages.values()].map((dated) => ({ kind: 'page' as const, id: dated.id, dated })),
		...[...book.categories.keys()].map((id) => ({ kind: 'category' as const, id })),
		...book.postsIn(lang).map((dated) => ({ kind: 'post' as const, id: dated.id, dated })),
	];
	return all.filter((item) => isListed(book, lang, item));
}

/** Whether search engines may list a document in a locale: it has an address there, is not `noindex`, and is canonical itself. */
function isListed(book: AddressBook, lang: LocaleCode, { kind, id, dated }: SitemapItem): boolean {
	const href = book.href(kind, id, lang);
	if (href === null || dated?.noindex[lang]) return false;
	return !isCanonicalElsewhere(dated?.canonicals[lang] ?? '', href, environment.SITE_URL);
}

function sitemapEntry(book: AddressBook, lang: LocaleCode, item: SitemapItem) {
	const { kind, id, dated } = item;
	const languages = book.languages(kind, id).filter((locale) => isListed(book, locale, item));
	return {
		href: book.href(kind, id, lang) ?? '',
		modifiedGmt: dated ? new Date(dated.modified).toISOString() : null,
		translations: languages.map((locale) => ({
			href: book.href(kind, id, locale) ?? '',
			id,
			locale,
			post_title: dated?.titles[locale] ?? '',
		})),
	};
}
