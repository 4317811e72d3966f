import type { TranslatedSlug, Translation } from '@website/contracts/content-types';
import type { Addressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { ContentReader } from './reader.ts';

/** The locales in which a document exists, with its path (specification section 3, translations). */
export function translations(
	read: ContentReader,
	collection: Addressed,
	id: string,
): Translation[] {
	read.href(collection, id);
	const entry = read.book.entries[collection].get(id);
	return read.book.languages(collection, id).map((locale) => ({
		href: read.book.href(collection, id, locale) ?? '',
		id,
		locale,
		post_title: entry?.titles[locale] ?? '',
	}));
}

/** The slug of the parent page in a locale; null if there is none. */
export function parentSlugOf(read: ContentReader, id: string, lang: LocaleCode): string | null {
	const page = read.book.entries.pages.get(id);
	return page ? (read.book.parentSlug(page, lang) ?? null) : null;
}

/** The slugs of a document in all of its locales (specification section 3, translated). */
export function translatedSlugs(
	read: ContentReader,
	collection: Addressed,
	id: string,
): TranslatedSlug[] {
	const entry = read.book.entries[collection].get(id);
	return read.book.languages(collection, id).map((locale) => ({
		slug: entry?.slugs[locale] ?? '',
		locale,
		parent: collection === 'pages' ? parentSlugOf(read, id, locale) : null,
	}));
}
