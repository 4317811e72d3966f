import type { HexColor } from '@website/contracts/brand/color';
import type { Palette } from '@website/contracts/brand/palette';
import type {
	BrandCorners,
	BrandDecoration,
	BrandFont,
	BrandIllustrations,
	BrandShareImages,
} from '@website/contracts/content-types';

/** What components need of the brand; pages carry it to their scripts. Colors are in the style sheet. */
export interface BrandLook {
	decoration: BrandDecoration;
	illustrations: BrandIllustrations;
	/** What is behind a page, for the browser's own surfaces. */
	canvas: { light: HexColor; dark: HexColor };
	/** Changes with everything that addresses of icons and share images stand for. */
	version: string;
}

/** The brand as the server knows it. */
export interface SiteBrand extends BrandLook {
	palette: Palette;
	font: BrandFont;
	/** The site's own path of an uploaded font. */
	fontFile: string | null;
	corners: BrandCorners;
	shareImages: BrandShareImages;
	/** The site's own path of the file that icons are made of. */
	icon: string | null;
}

/** How a page looks to components that no page surrounds, as in tests; the colors of `neutralColors`. */
export const plainLook: BrandLook = {
	decoration: 'none',
	illustrations: 'tinted',
	canvas: { light: '#f8fafd', dark: '#091423' },
	version: '',
};
