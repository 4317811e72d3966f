import type { BrandCorners, BrandDecoration } from '@website/contracts/content-types';
import { isShippedFont, type ShippedFontName, shippedFonts } from './fonts.ts';
import type { SiteBrand } from './look.ts';
import { paletteCss, viewerCss } from './palette-css.ts';

/** Radius of controls and of panels. */
const corners: Record<BrandCorners, readonly [control: string, panel: string]> = {
	square: ['0', '0'],
	soft: ['.375rem', '.625rem'],
	round: ['1.5rem', '1.25rem'],
};

/** What small marks before words are: a chevron, or the pennant of a flag. */
const markShapes: Record<BrandDecoration, string> = {
	none: 'polygon(0 0,40% 0,100% 50%,40% 100%,0 100%,60% 50%)',
	signalFlags: 'polygon(0 0,100% 50%,0 100%)',
};

/** Where the server reads the brand. */
export const brandPath = '/brand.json';

/** The site's own path of an uploaded font; `version` is the brand's. */
export const ownFontPath = (version: string): string => `/brand/${version}.woff2`;

/** The address of the font that a page loads; undefined where the visitor's system has it. */
export function fontAddress(
	{ font, fontFile, version }: Pick<SiteBrand, 'font' | 'fontFile' | 'version'>,
	shipped: Record<ShippedFontName, string>,
): string | undefined {
	if (isShippedFont(font)) return shipped[font];
	return font === 'own' && fontFile ? ownFontPath(version) : undefined;
}

function fontCss(brand: SiteBrand, address: string | undefined): string {
	if (!address) return '';
	const { font } = brand;
	const { family, fallback } = isShippedFont(font)
		? shippedFonts[font]
		: { family: 'Brand', fallback: 'system-ui,sans-serif' };
	// A font without measured stand-in is not swapped in late: nothing on the page moves.
	const display = font === 'schibstedGrotesk' ? 'swap' : 'optional';
	return `@font-face{font-family:"${family}";font-style:normal;font-weight:${isShippedFont(font) ? '400 800' : '100 900'};font-display:${display};src:url("${address}") format("woff2")}:root{--brand-font:"${family}",${fallback}}`;
}

/**
 * The style sheet of the brand, which each page carries in its head: no other request has to come before the first paint in its colors. It
 * stands in the layer of the elements, below the site's own style sheet. `shipped` are the addresses of the built fonts.
 */
export function brandCss(
	brand: SiteBrand,
	shipped: Record<ShippedFontName, string>,
	options: { viewer: boolean },
): string {
	const [control, panel] = corners[brand.corners];
	const viewer = options.viewer ? viewerCss(brand.palette) : '';
	const shape = `:root{--corner:${control};--corner-panel:${panel};--mark-shape:${markShapes[brand.decoration]}}`;
	return `@layer theme,base,components,utilities;@layer base{${paletteCss(brand.palette)}${shape}${viewer}${fontCss(brand, fontAddress(brand, shipped))}}`;
}
