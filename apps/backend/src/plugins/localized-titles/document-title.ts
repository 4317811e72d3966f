import { isLocaleCode } from '@website/contracts/locales';
import type { Payload, TypedUser } from 'payload';

interface Screen {
	payload: Payload;
	user: TypedUser | null;
	/** The parts of the address below `/admin`. */
	segments: readonly string[];
	/** The language of the texts, as the address names it. */
	locale: unknown;
}

/** What the document is called whose form, versions or other screens an address leads to; undefined for other screens, and for who may not read it. */
export async function documentTitle(screen: Screen): Promise<string | undefined> {
	const { payload, user, segments, locale } = screen;
	const [kind, slug = '', id = ''] = segments;
	const collection = Object.values(payload.collections).find(({ config }) => config.slug === slug);
	if (kind !== 'collections' || !collection || !user || !/^\d+$/.test(id)) return undefined;
	const { useAsTitle } = collection.config.admin;
	const document = await payload.findByID({
		collection: collection.config.slug,
		id: Number(id),
		depth: 0,
		draft: true,
		trash: true,
		disableErrors: true,
		overrideAccess: false,
		user,
		...(isLocaleCode(locale) && { locale }),
	});
	const title = new Map(Object.entries({ ...document })).get(useAsTitle ?? 'id');
	return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined;
}
