import { documentTag } from '@website/contracts/cache-tags';
import type { LocaleCode } from '@website/contracts/locales';
import type { PageSource } from '../../../content/reading/sources.ts';
import type { ResolverContext } from '../context.ts';

/** One page by id in a language. */
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
 * The page with this slug below this parent, at the top where the parent is null; where it is undefined, at the top or else the only one
 * with this slug. An answer that another page could change has the tag of all pages.
 */
export async function findPage(
	context: ResolverContext,
	lang: LocaleCode,
	slug: string,
	parentSlug?: string | null,
): Promise<PageSource | null> {
	const { live } = context;
	// Wherever it will stand, it is asked for by the slug that the query itself gave it.
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
