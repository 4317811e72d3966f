import type { Category } from '@website/contracts/content-types';
import type { ContentReader } from './reader.ts';
import { translations } from './translations.ts';

/** A category in the reader's locale; null if it has no URL in it. */
export function mapCategory(read: ContentReader, id: string): Category | null {
	const entry = read.book.entries.categories.get(id);
	const link = read.href('categories', id);
	const slug = entry?.slugs[read.lang];
	if (!entry || !link || !slug) return null;
	return {
		id,
		locale: read.lang,
		name: entry.titles[read.lang] ?? slug,
		slug,
		link,
		description: entry.descriptions[read.lang] ?? null,
		translations: translations(read, 'categories', id),
	};
}

/** All categories in the reader's locale, the oldest first. */
export function readCategories(read: ContentReader): Category[] {
	read.touch('categories');
	const ids = [...read.book.entries.categories.keys()].sort((a, b) => Number(a) - Number(b));
	return ids.flatMap((id) => mapCategory(read, id) ?? []);
}
