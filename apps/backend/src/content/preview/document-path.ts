import { isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { homeAddress } from '../addresses/address.ts';
import type { AddressBook } from '../addresses/address-book.ts';
import { addressBook } from '../addresses/current-address-book.ts';
import type { DraftView } from './draft-view.ts';
import { articleBy, pageWithProduct } from './preview-pages.ts';

/**
 * The path of a document in a locale in the pages of `book`, which has the drafts of `view`: its own path, null if it has none, or that of
 * a page that shows it, else of the front page.
 */
export async function pathOf(
	payload: Payload,
	{ book, view }: { book: AddressBook; view: DraftView },
	target: string,
	lang: LocaleCode,
): Promise<string | null> {
	const [collection = '', id = ''] = target.split(':');
	if (isAddressed(collection)) return book.href(collection, id, lang);
	const versions = view.drafts === 'all' ? 'newest' : 'published';
	const find = { products: pageWithProduct, authors: articleBy }[collection];
	const shownBy = await find?.({ payload }, Number(id), lang, versions);
	const shownIn = collection === 'products' ? 'pages' : 'posts';
	return (shownBy && book.href(shownIn, String(shownBy.id), lang)) ?? homeAddress(lang);
}

/** The path of a document in a locale, in published content or with the drafts of `view`; null if it has none. */
export const pathIn = async (
	payload: Payload,
	target: string,
	lang: LocaleCode,
	view: DraftView,
): Promise<string | null> =>
	pathOf(payload, { book: await addressBook(payload, view), view }, target, lang);
