import type { HexColor } from '@website/contracts/brand/color';
import { derivePalette } from '@website/contracts/brand/palette';
import { isToneName, type ToneName } from '@website/contracts/brand/tones';
import type { PageBrand } from '~/brand/context';
import source from '../../backend/src/seed/content/globals/brand.yaml?raw';
import schibstedGrotesk from '../../site/node_modules/.font-subset/schibstedGrotesk.woff2?url';
import { brandCss } from '../../site/shared/brand/brand-css.ts';
import type { SiteBrand } from '../../site/shared/brand/look.ts';

const colors: Record<string, HexColor | undefined> = Object.fromEntries<HexColor>(
	[...source.matchAll(/^ {2,4}([\w.-]+): '?(#[0-9a-f]{6})'?$/gm)].map(([, name = '', color]) => [
		name,
		color as HexColor,
	]),
);
const tones: Partial<Record<ToneName, HexColor>> = {};
for (const [name, color] of Object.entries(colors)) if (isToneName(name)) tones[name] = color;

const palette = derivePalette({
	accent: colors.accent ?? '#000000',
	secondary: colors.secondary,
	neutral: colors.neutral,
	tones,
});

const brand: SiteBrand = {
	palette,
	canvas: { light: palette['light.light.canvas'], dark: palette['dark.light.canvas'] },
	decoration: 'signalFlags',
	illustrations: 'fields',
	corners: 'square',
	font: 'schibstedGrotesk',
	fontFile: null,
	shareImages: 'dark',
	icon: null,
	version: 'demo',
};

/** The demo brand that the gallery uses for all parts. */
export const demoBrand: PageBrand = {
	look: brand,
	css: brandCss(brand, { schibstedGrotesk, inter: '', sourceSerif: '' }, { viewer: true }),
};
