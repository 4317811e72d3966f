import { isLocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { parentSlug } from './parent-slug.ts';
import { frontPagePreview, previewAddress } from './preview-address.ts';
import { pageWithProduct } from './shown-on.ts';

/** Where a product is seen: on the first page in the language with a pricing table that has it; on the front page while there is none. */
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
