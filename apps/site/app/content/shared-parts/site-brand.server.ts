import { createHash } from 'node:crypto';
import { type HexColor, readHexColor } from '@website/contracts/brand/color';
import { type BrandColors, derivePalette, neutralColors } from '@website/contracts/brand/palette';
import { isToneName, type ToneName } from '@website/contracts/brand/tones';
import type { SiteBrand } from '#shared/brand/look.ts';
import { neutralBrand } from '#shared/brand/neutral-brand.ts';
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
