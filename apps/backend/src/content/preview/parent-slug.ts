import { isLocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';

/** The slug of the page above in a language, also while it is a draft; null when there is none. */
export async function parentSlug(
	req: Pick<PayloadRequest, 'payload'>,
	parent: unknown,
	locale: string,
): Promise<string | null> {
	if ((typeof parent !== 'string' && typeof parent !== 'number') || !isLocaleCode(locale)) {
		return null;
	}
	const page = await req.payload.findByID({
		collection: 'pages',
		id: parent,
		locale,
		fallbackLocale: false,
		draft: true,
		depth: 0,
		disableErrors: true,
	});
	return page?.slug ?? null;
}
