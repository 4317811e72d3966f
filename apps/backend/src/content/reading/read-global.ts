import type { LocaleCode } from '@website/contracts/locales';
import type { DataFromGlobalSlug, Payload } from 'payload';

/** From where, in which language, and whether drafts are seen. */
export interface Scope {
	payload: Payload;
	lang: LocaleCode;
	drafts: boolean;
}

/** What every page shares, as visitors see it or as its newest draft says. Nothing of it before it is published for the first time. */
export async function readGlobal<
	Slug extends 'header' | 'footer' | 'call-to-action' | 'site-settings',
>({ payload, lang, drafts }: Scope, slug: Slug): Promise<Partial<DataFromGlobalSlug<Slug>>> {
	const found = await payload.findGlobal({
		slug,
		draft: drafts,
		locale: lang,
		fallbackLocale: false,
		depth: 0,
		overrideAccess: true,
	});
	return drafts || found._status === 'published' ? found : {};
}
