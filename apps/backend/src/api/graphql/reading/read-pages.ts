import { documentTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { PageSource } from '../../../content/documents/sources.ts';
import type { ResolverContext } from '../context.ts';

/** Reads a page by ID in a locale. */
export async function pageSource(
	context: ResolverContext,
	lang: LocaleCode,
	id: string,
): Promise<PageSource | null> {
	const read = await context.reader(lang);
	context.touch(documentTag('page', id));
	const document = await read.loaders.pages.load(id);
	return document ? { document, read } : null;
}

/**
 * Finds a page by slug and parent. A parent of `null` means the top level; `undefined` means the top level, or else the only page with
 * this slug. If another page could change the result, the response gets the tag of all pages.
 */
export async function findPage(
	context: ResolverContext,
	lang: LocaleCode,
	slug: string,
	parentSlug?: string | null,
): Promise<PageSource | null> {
	const { live } = context;
	// In a live preview the slug of the query identifies the page, even if its parent is about to change.
	if (live?.collection === 'pages' && live.lang === lang && live.slug === slug) {
		return pageSource(context, lang, live.id);
	}
	const { book } = await context.reader(lang);
	const entry = book.pageBySlug(lang, slug, parentSlug);
	if (entry) return pageSource(context, lang, entry.id);
	context.touch('pages');
	const only = parentSlug === undefined ? book.onlyPageWithSlug(lang, slug) : undefined;
	return only ? pageSource(context, lang, only.id) : null;
}
