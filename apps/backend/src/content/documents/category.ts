import type { Category } from '@website/contracts/content-types';
import type { ContentReader } from './reader.ts';
import { translations } from './translations.ts';

/** A category in the reader's locale; null if it has no URL in it. */
export function mapCategory(read: ContentReader, id: string): Category | null {
	const entry = read.book.categories.get(id);
	const link = read.href('category', id);
	const slug = entry?.slugs[read.lang];
	if (!entry || !link || !slug) return null;
	return {
		id,
		locale: read.lang,
		name: entry.titles[read.lang] ?? slug,
		slug,
		link,
		description: entry.descriptions[read.lang] ?? null,
		translations: translations(read, 'category', id),
	};
}
