import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { homeAddress } from '../addresses/address.ts';
import { type AddressBook, kindOf } from '../addresses/address-book.ts';
import { addressBook } from '../addresses/current-address-book.ts';
import type { DraftView } from './draft-view.ts';
import { articleBy, pageWithProduct } from './preview-pages.ts';

const kinds: Record<string, 'page' | 'post' | 'category'> = kindOf;

/** The path of a document in a locale in the pages of `book`; null if it has none. */
export async function pathOf(
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
