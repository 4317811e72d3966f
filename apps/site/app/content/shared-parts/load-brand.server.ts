import { createContext, type RouterContextProvider } from 'react-router';
import type { SiteBrand } from '#shared/brand/look.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { getContent } from '../content.server';
import { GetBrandDocument } from '../generated/documents';
import { getSite } from '../site-context.server';
import type { Brand } from './shared-parts';
import { siteBrand } from './site-brand.server';

/** What one request has read of the brand. */
const brandContext = createContext<Map<LocaleCode, Promise<Brand | null>>>(new Map());

/** The brand of the content, read once for each request; null if the endpoint has none. A failing endpoint ends the loader with a 503. */
function readBrandOnce(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
): Promise<Brand | null> {
	const before = context.get(brandContext);
	const loaded = before.get(lang);
	if (loaded) return loaded;
	const brand = getContent(context)
		.query(GetBrandDocument, { lang })
		.then((data) => data.brand);
	context.set(brandContext, new Map([...before, [lang, brand]]));
	return brand;
}

/** The same for a page, which still counts without it. */
export function readBrand(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
): Promise<Brand | null> {
	return readBrandOnce(context, lang).catch(() => {
		getSite(context).markDegraded();
		return null;
	});
}

/** The last brand whose palette was derived: all pages have the same. */
let latest: { text: string; site: SiteBrand } | undefined;

function siteBrandOf(brand: Brand | null): SiteBrand {
	const text = JSON.stringify(brand);
	const site = latest?.text === text ? latest.site : siteBrand(brand);
	latest = { text, site };
	return site;
}

/** The brand as the site uses it, for the language of a page. */
export const loadBrand = async (context: Readonly<RouterContextProvider>, lang: LocaleCode) =>
	siteBrandOf(await readBrand(context, lang));

/** The same for what is made of the brand alone. A failing endpoint ends the loader with a 503. */
export const loadBrandAlone = async (context: Readonly<RouterContextProvider>, lang: LocaleCode) =>
	siteBrandOf(await readBrandOnce(context, lang));
