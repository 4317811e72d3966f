import type { HexColor } from '@website/contracts/brand/color';
import type { Palette } from '@website/contracts/brand/palette';
import type {
	BrandCorners,
	BrandDecoration,
	BrandFont,
	BrandIllustrations,
	BrandShareImages,
} from '@website/contracts/content-types';

/** The part of the brand that components need, which is also sent to the browser. The colors are in the style sheet. */
export interface BrandLook {
	decoration: BrandDecoration;
	illustrations: BrandIllustrations;
	/** The background color of a page, for the browser's own interface. */
	canvas: { light: HexColor; dark: HexColor };
	/** Changes with everything that affects icons and share images; part of their URLs. */
	version: string;
}

/** The complete brand on the server. */
export interface SiteBrand extends BrandLook {
	palette: Palette;
	font: BrandFont;
	/** The site's own path of an uploaded font. */
	fontFile: string | null;
	corners: BrandCorners;
	shareImages: BrandShareImages;
	/** The site's own path of the file from which icons are generated. */
	icon: string | null;
}

/** The look for components outside of a page, as in tests, with the colors of `neutralColors`. */
export const plainLook: BrandLook = {
	decoration: 'none',
	illustrations: 'tinted',
	canvas: { light: '#f8fafd', dark: '#091423' },
	version: '',
};
