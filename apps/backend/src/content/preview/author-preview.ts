import { isLocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { frontPagePreview, previewAddress } from './preview-address.ts';
import { articleBy } from './preview-pages.ts';

/** The preview URL of an author: the newest article in the locale, or the front page if there is none. */
export async function authorPreview(
	req: Pick<PayloadRequest, 'payload'>,
	id: unknown,
	locale: string,
): Promise<string> {
	if ((typeof id !== 'string' && typeof id !== 'number') || !isLocaleCode(locale))
		return frontPagePreview(locale);
	const article = await articleBy(req, Number(id), locale, 'newest');
	return article ? previewAddress('post', { ...article }, locale) : frontPagePreview(locale);
}
