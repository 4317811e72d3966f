import { isLocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';

/** The slug of the parent page in a locale, even if it is a draft; null if there is none. */
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
