import { isCanonicalElsewhere } from '@website/contracts/canonical-elsewhere';
import { type Addressed, addressedCollections } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { AddressBook } from '../../../content/addresses/address-book.ts';
import type { AddressEntry } from '../../../content/addresses/entries.ts';
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
	context.touch(...addressedCollections);
	const { items, pageInfo } = sliceOf(sitemapItems(book, lang), paging);
	return { nodes: items.map((item) => sitemapEntry(book, lang, item)), pageInfo };
}

interface SitemapItem {
	collection: Addressed;
	entry: AddressEntry;
}

function sitemapItems(book: AddressBook, lang: LocaleCode): SitemapItem[] {
	return addressedCollections
		.flatMap((collection) => {
			const entries =
				collection === 'posts' ? book.postsIn(lang) : [...book.entries[collection].values()];
			return entries.map((entry) => ({ collection, entry }));
		})
		.filter((item) => isListed(book, lang, item));
}

/** Whether search engines may list a document in a locale: it has an address there, is not `noindex`, and is canonical itself. */
function isListed(
	book: AddressBook,
	lang: LocaleCode,
	{ collection, entry }: SitemapItem,
): boolean {
	const href = book.href(collection, entry.id, lang);
	if (href === null || entry.noindex[lang]) return false;
	return !isCanonicalElsewhere(entry.canonicals[lang] ?? '', href, environment.SITE_URL);
}

function sitemapEntry(book: AddressBook, lang: LocaleCode, item: SitemapItem) {
	const { collection, entry } = item;
	const { id } = entry;
	const languages = book.languages(collection, id).filter((locale) => isListed(book, locale, item));
	return {
		href: book.href(collection, id, lang) ?? '',
		// The page of a category changes with its articles.
		modifiedGmt: collection === 'categories' ? null : new Date(entry.modified).toISOString(),
		translations: languages.map((locale) => ({
			href: book.href(collection, id, locale) ?? '',
			id,
			locale,
			post_title: entry.titles[locale] ?? '',
		})),
	};
}
