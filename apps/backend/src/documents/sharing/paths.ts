import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { homeAddress } from '../../content/addresses/address.ts';
import { type AddressBook, kindOf } from '../../content/addresses/address-book.ts';
import { addressBook } from '../../content/addresses/current-address-book.ts';
import type { DraftView } from '../../content/drafts/draft-view.ts';
import { articleBy, pageWithProduct } from '../../content/preview/preview-pages.ts';
import { viewOf } from './view.ts';

const kinds: Record<string, 'page' | 'post' | 'category'> = kindOf;

async function pathOf(
	payload: Payload,
	book: AddressBook,
	target: string,
	lang: LocaleCode,
): Promise<string | null> {
	const [collection = '', id = ''] = target.split(':');
	if (collection === 'global') return homeAddress(lang);
	const kind = kinds[collection];
	if (kind) return book.href(kind, id, lang);
	if (collection === 'products') {
		const page = await pageWithProduct({ payload }, Number(id), lang, 'published');
		return (page && book.href('page', String(page.id), lang)) ?? homeAddress(lang);
	}
	const article = await articleBy({ payload }, Number(id), lang, 'published');
	return (article && book.href('post', String(article.id), lang)) ?? homeAddress(lang);
}

/** The path of a document in a locale, in published content or with the drafts of `view`; null if it has none. */
export const pathIn = async (
	payload: Payload,
	target: string,
	lang: LocaleCode,
	view: DraftView,
): Promise<string | null> => pathOf(payload, await addressBook(payload, view), target, lang);

/**
 * The paths at which the draft of a document, or the drafts of a release's members, can be previewed in these locales: the document's own
 * path, or a public page that shows it. Locales without such a path are omitted.
 */
export async function previewPaths(
	payload: Payload,
	target: string,
	languages: readonly LocaleCode[],
): Promise<string[]> {
	const view = await viewOf(payload, target, languages);
	const book = await addressBook(payload, view);
	const keys = typeof view.drafts === 'string' ? [] : [...view.drafts];
	const paths: string[] = [];
	for (const lang of languages)
		for (const key of keys) {
			const path = await pathOf(payload, book, key, lang);
			if (path !== null) paths.push(path);
		}
	return [...new Set(paths)];
}
