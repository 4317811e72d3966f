import { derivePalette, neutralColors } from '@website/contracts/brand/palette';
import type { SiteBrand } from './look.ts';

const palette = derivePalette(neutralColors);

/** The brand of a site if its content has no brand or has not been read yet. */
export const neutralBrand: SiteBrand = {
	palette,
	canvas: { light: palette['light.light.canvas'], dark: palette['dark.light.canvas'] },
	decoration: 'none',
	illustrations: 'tinted',
	corners: 'soft',
	font: 'system',
	fontFile: null,
	shareImages: 'dark',
	icon: null,
	version: 'neutral',
};
