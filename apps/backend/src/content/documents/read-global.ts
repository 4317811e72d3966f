import type { SharedGlobal } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { DataFromGlobalSlug, Payload } from 'payload';
import { type DraftView, showsDraft } from '../preview/draft-view.ts';
import { fillGaps } from '../preview/fill-gaps.ts';
import type { LiveDocument } from '../preview/live-document.ts';

/** The source, the locale and the visible drafts of a read. */
export interface Scope {
	payload: Payload;
	lang: LocaleCode;
	view: DraftView;
	/** The unsaved document of a live preview, which replaces the stored one. */
	live?: LiveDocument | undefined;
}

/** A global as visitors see it, or the draft that the view shows. Empty for visitors before it is first published. */
export async function readGlobal<Slug extends SharedGlobal>(
	{ payload, lang, view, live }: Scope,
	slug: Slug,
): Promise<Partial<DataFromGlobalSlug<Slug>>> {
	const draft = showsDraft(view, `global:${slug}`, lang);
	const document = await payload.findGlobal({
		slug,
		draft,
		locale: lang,
		fallbackLocale: false,
		depth: 0,
		overrideAccess: true,
	});
	if (!draft) return document._status === 'published' ? document : {};
	const fields = payload.globals.config.find((global) => global.slug === slug)?.fields ?? [];
	const isLive = live?.collection === slug && live.lang === lang;
	const values = isLive ? live.values : view.fixed?.get(`global:${slug}`)?.in(lang);
	return fillGaps({ ...document, ...values }, fields, lang);
}
