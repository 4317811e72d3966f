import type { BrandCorners, BrandDecoration } from '@website/contracts/content-types';
import { isShippedFont, type ShippedFontName, shippedFonts } from './fonts.ts';
import type { SiteBrand } from './look.ts';
import { paletteCss, viewerCss } from './palette-css.ts';

/** Border radii of controls and of panels. */
const corners: Record<BrandCorners, readonly [control: string, panel: string]> = {
	square: ['0', '0'],
	soft: ['.375rem', '.625rem'],
	round: ['1.5rem', '1.25rem'],
};

/** Shapes of the small marks before texts: a chevron, or the pennant of a flag. */
const markShapes: Record<BrandDecoration, string> = {
	none: 'polygon(0 0,40% 0,100% 50%,40% 100%,0 100%,60% 50%)',
	signalFlags: 'polygon(0 0,100% 50%,0 100%)',
};

/** Path from which the server reads the brand. */
export const brandPath = '/brand.json';

/** The site's own path of an uploaded font; `version` is the version of the brand. */
export const ownFontPath = (version: string): string => `/brand/${version}.woff2`;

/** The URL of the font that a page loads; undefined for a system font. */
export function fontUrl(
	{ font, fontFile, version }: Pick<SiteBrand, 'font' | 'fontFile' | 'version'>,
	shipped: Record<ShippedFontName, string>,
): string | undefined {
	if (isShippedFont(font)) return shipped[font];
	return font === 'own' && fontFile ? ownFontPath(version) : undefined;
}

function fontCss(brand: SiteBrand, url: string | undefined): string {
	if (!url) return '';
	const { font } = brand;
	const { family, fallback } = isShippedFont(font)
		? shippedFonts[font]
		: { family: 'Brand', fallback: 'system-ui,sans-serif' };
	// A font without a fallback of the same metrics is not swapped in late, so that the layout does not shift.
	const display = font === 'schibstedGrotesk' ? 'swap' : 'optional';
	return `@font-face{font-family:"${family}";font-style:normal;font-weight:${isShippedFont(font) ? '400 800' : '100 900'};font-display:${display};src:url("${url}") format("woff2")}:root{--brand-font:"${family}",${fallback}}`;
}

/**
 * The style sheet of the brand, inlined in the head of each page, so that the first paint has its colors without another request. It is in
 * the base layer, before the site's own style sheet. `shipped` are the URLs of the built fonts.
 */
export function brandCss(
	brand: SiteBrand,
	shipped: Record<ShippedFontName, string>,
	options: { viewer: boolean },
): string {
	const [control, panel] = corners[brand.corners];
	const viewer = options.viewer ? viewerCss(brand.palette) : '';
	const shape = `:root{--corner:${control};--corner-panel:${panel};--mark-shape:${markShapes[brand.decoration]}}`;
	return `@layer theme,base,components,utilities;@layer base{${paletteCss(brand.palette)}${shape}${viewer}${fontCss(brand, fontUrl(brand, shipped))}}`;
}
