import { isLocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { parentSlug } from './parent-slug.ts';
import { frontPagePreview, previewAddress } from './preview-address.ts';
import { pageWithProduct } from './preview-pages.ts';

/** The preview URL of a product: the first page in the locale whose pricing table has it, or the front page if there is none. */
export async function productPreview(
	req: Pick<PayloadRequest, 'payload'>,
	id: unknown,
	locale: string,
): Promise<string> {
	if (!isLocaleCode(locale)) return frontPagePreview(locale);
	const page = await pageWithProduct(req, Number(id), locale, 'newest');
	if (!page) return frontPagePreview(locale);
	return previewAddress('page', { ...page }, locale, await parentSlug(req, page.parent, locale));
}
