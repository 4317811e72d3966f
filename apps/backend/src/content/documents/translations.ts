import type { TranslatedSlug, Translation } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import type { AddressKind } from '../addresses/address-book.ts';
import type { ContentReader } from './reader.ts';

function entryOf({ book }: ContentReader, kind: AddressKind, id: string) {
	if (kind === 'page') return book.pages.get(id);
	return kind === 'post' ? book.posts.get(id) : book.categories.get(id);
}

/** The locales in which a document exists, with its path (specification section 3, translations). */
export function translations(read: ContentReader, kind: AddressKind, id: string): Translation[] {
	read.href(kind, id);
	const entry = entryOf(read, kind, id);
	return read.book.languages(kind, id).map((locale) => ({
		href: read.book.href(kind, id, locale) ?? '',
		id,
		locale,
		post_title: entry?.titles[locale] ?? '',
	}));
}

/** The slug of the parent page in a locale; null if there is none. */
export function parentSlugOf(read: ContentReader, id: string, lang: LocaleCode): string | null {
	const page = read.book.pages.get(id);
	return page ? (read.book.parentSlug(page, lang) ?? null) : null;
}

/** The slugs of a document in all of its locales (specification section 3, translated). */
export function translatedSlugs(
	read: ContentReader,
	kind: AddressKind,
	id: string,
): TranslatedSlug[] {
	const entry = entryOf(read, kind, id);
	return read.book.languages(kind, id).map((locale) => ({
		slug: entry?.slugs[locale] ?? '',
		locale,
		parent: kind === 'page' ? parentSlugOf(read, id, locale) : null,
	}));
}
