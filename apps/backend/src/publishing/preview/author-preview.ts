import { isLocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { frontPagePreview, previewAddress } from './preview-address.ts';

/** Where an author is seen: under the newest article in the language; on the front page while there is none. */
export async function authorPreview(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	id: unknown,
	locale: string,
): Promise<string> {
	if ((typeof id !== 'string' && typeof id !== 'number') || !isLocaleCode(locale))
		return frontPagePreview(locale);
	const { docs } = await payload.find({
		collection: 'posts',
		where: { and: [{ author: { equals: id } }, { slug: { exists: true } }] },
		sort: '-date',
		limit: 1,
		pagination: false,
		depth: 0,
		draft: true,
		locale,
		fallbackLocale: false,
		select: { slug: true },
	});
	return docs[0] ? previewAddress('post', docs[0], locale) : frontPagePreview(locale);
}
