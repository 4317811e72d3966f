import { createHash } from 'node:crypto';
import { type HexColor, readHexColor } from '@website/contracts/brand/color';
import { type BrandColors, derivePalette, neutralColors } from '@website/contracts/brand/palette';
import { isToneName, type ToneName } from '@website/contracts/brand/tones';
import { createContext, type RouterContextProvider } from 'react-router';
import type { SiteBrand } from '#shared/brand/look.ts';
import { neutralBrand } from '#shared/brand/neutral-brand.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { getContent } from '../content.server';
import { GetBrandDocument } from '../generated/documents';
import { getSite } from '../site-context.server';
import type { Brand } from './shared-parts';

function colorsOf(brand: Brand): BrandColors {
	const accent = readHexColor(brand.accent);
	const tones: Partial<Record<ToneName, HexColor>> = {};
	for (const { name, color } of brand.tones) {
		const hex = readHexColor(color);
		if (hex && isToneName(name)) tones[name] = hex;
	}
	if (!accent) return { ...neutralColors, tones };
	return {
		accent,
		secondary: readHexColor(brand.secondary),
		neutral: readHexColor(brand.neutral),
		tones,
	};
}

/** Converts the brand of the content to that of the site; neutral without a brand. Invalid colors count as missing. */
export function siteBrand(brand: Brand | null): SiteBrand {
	if (!brand) return neutralBrand;
	const palette = derivePalette(colorsOf(brand));
	const look = {
		palette,
		canvas: { light: palette['light.light.canvas'], dark: palette['dark.light.canvas'] },
		font: brand.font,
		fontFile: brand.fontFile?.url ?? null,
		corners: brand.corners,
		decoration: brand.decoration,
		illustrations: brand.illustrations,
		shareImages: brand.shareImages,
		icon: (brand.icon ?? brand.logo)?.url ?? null,
	};
	const version = createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 12);
	return { ...look, version };
}

/** The brands that a request has loaded, by locale. */
const brandContext = createContext<Map<LocaleCode, Promise<Brand | null>>>(new Map());

/** Loads the brand once for each request; null if the endpoint has none. Throws a 503 response if the endpoint fails. */
function readBrandOnce(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
): Promise<Brand | null> {
	const brands = context.get(brandContext);
	const existing = brands.get(lang);
	if (existing) return existing;
	const brand = getContent(context)
		.query(GetBrandDocument, { lang })
		.then((data) => data.brand);
	context.set(brandContext, new Map([...brands, [lang, brand]]));
	return brand;
}

/** Loads the brand for a page; null if that fails, because the page can be rendered without it. */
export function readBrand(
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
): Promise<Brand | null> {
	return readBrandOnce(context, lang).catch(() => {
		getSite(context).record.degrade();
		return null;
	});
}

/** The latest derived brand. It is cached, because all pages have the same brand. */
let latest: { text: string; site: SiteBrand } | undefined;

function siteBrandOf(brand: Brand | null): SiteBrand {
	const text = JSON.stringify(brand);
	const site = latest?.text === text ? latest.site : siteBrand(brand);
	latest = { text, site };
	return site;
}

/** Loads the site's brand for a page. */
export const loadBrand = async (context: Readonly<RouterContextProvider>, lang: LocaleCode) =>
	siteBrandOf(await readBrand(context, lang));

/** Loads the site's brand for a response that consists only of it. Throws a 503 response if the endpoint fails. */
export const loadRequiredBrand = async (
	context: Readonly<RouterContextProvider>,
	lang: LocaleCode,
) => siteBrandOf(await readBrandOnce(context, lang));
