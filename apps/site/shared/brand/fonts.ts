import type { BrandFont } from '@website/contracts/content-types';

/** A font that is shipped with the site. `vite/font-subset.ts` generates its files from its npm package. */
export interface ShippedFont {
	/** The file in the npm package. */
	source: string;
	/** The family name in the font. */
	family: string;
	/** Whether the font has a feature for tabular figures (`tnum`). In other fonts all figures have the same width. */
	hasTabularFigures: boolean;
	/** The font families used until the font is loaded. */
	fallback: string;
}

/** The fonts that editors can choose. `fonts.css` defines the fallback of the first one. */
export const shippedFonts: Record<Exclude<BrandFont, 'own' | 'system'>, ShippedFont> = {
	schibstedGrotesk: {
		source:
			'@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
		family: 'Schibsted Grotesk',
		hasTabularFigures: true,
		fallback: '"Schibsted Fallback",system-ui,sans-serif',
	},
	inter: {
		source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
		family: 'Inter Variable',
		hasTabularFigures: true,
		fallback: 'system-ui,sans-serif',
	},
	sourceSerif: {
		source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
		family: 'Source Serif 4 Variable',
		hasTabularFigures: false,
		fallback: 'Georgia,serif',
	},
};

export type ShippedFontName = keyof typeof shippedFonts;

export const isShippedFont = (font: BrandFont): font is ShippedFontName => font in shippedFonts;
