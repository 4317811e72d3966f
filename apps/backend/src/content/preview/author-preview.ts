import { isLocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { frontPagePreview, previewAddress } from './preview-address.ts';
import { articleBy } from './shown-on.ts';

/** Where an author is seen: under the newest article in the language; on the front page while there is none. */
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
