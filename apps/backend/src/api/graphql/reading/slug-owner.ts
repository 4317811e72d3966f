import type { SlugKind, SlugOwner } from '@website/contracts/content-types';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { AddressBook } from '../../../content/addresses/address-book.ts';
import type { ResolverContext } from '../context.ts';

function ownerId(
	book: AddressBook,
	kind: SlugKind,
	lang: LocaleCode,
	slug: string,
	parentSlug: string | null | undefined,
): string | undefined {
	if (kind === 'page') return book.pageBySlug(lang, slug, parentSlug)?.id;
	return book.bySlug(collections[kind], lang, slug)?.id;
}

const collections = { page: 'pages', post: 'posts', category: 'categories' } as const;

/** Finds the document with a slug in any locale. Returns its URL in `lang`, or else in the locale of the slug. */
export async function slugOwner(
	context: ResolverContext,
	kind: SlugKind,
	slug: string,
	parentSlug?: string | null,
	lang?: LocaleCode | null,
): Promise<SlugOwner | null> {
	context.touch(collections[kind]);
	for (const locale of localeCodes) {
		const read = await context.reader(locale);
		const id = ownerId(read.book, kind, locale, slug, parentSlug);
		if (id === undefined) continue;
		for (const code of [lang, locale]) {
			if (!code || !siteLocaleCodes().includes(code)) continue;
			const href = (await context.reader(code)).href(collections[kind], id);
			if (href) return { locale: code, href };
		}
	}
	return null;
}
