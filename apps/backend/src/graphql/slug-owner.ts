import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { AddressBook } from '../content/address-book.ts';
import type { ResolverContext } from './context.ts';
import type { SlugKind, SlugOwner } from './generated/resolvers.ts';

function ownerId(
	book: AddressBook,
	kind: SlugKind,
	lang: LocaleCode,
	slug: string,
	parentSlug: string | null | undefined,
): string | undefined {
	if (kind === 'page') return book.pageBySlug(lang, slug, parentSlug)?.id;
	return (kind === 'post' ? book.postBySlug(lang, slug) : book.categoryBySlug(lang, slug))?.id;
}

const lists = { page: 'pages', post: 'posts', category: 'categories' } as const;

/** The language a slug belongs to and its address there, so that a wrong prefix leads to the right document. */
export async function slugOwner(
	context: ResolverContext,
	kind: SlugKind,
	slug: string,
	parentSlug?: string | null,
): Promise<SlugOwner | null> {
	context.touch(lists[kind]);
	for (const locale of localeCodes) {
		const read = await context.reader(locale);
		const id = ownerId(read.book, kind, locale, slug, parentSlug);
		const href = id === undefined ? null : read.href(kind, id);
		if (href) return { locale, href };
	}
	return null;
}
