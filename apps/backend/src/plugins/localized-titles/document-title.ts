import { isLocaleCode } from '@website/contracts/locales';
import type { Payload, TypedUser } from 'payload';

interface Screen {
	payload: Payload;
	user: TypedUser | null;
	/** The path segments below `/admin`. */
	segments: readonly string[];
	/** The `locale` parameter of the URL. */
	locale: unknown;
}

/** The title of the document of a screen (form, versions …); undefined for other screens, and if the user may not read the document. */
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
