import type { BrandFont } from '@website/contracts/content-types';

/** A font that comes with the site. `vite/font-subset.ts` makes its files from its npm package. */
export interface ShippedFont {
	/** Its file in the npm package. */
	source: string;
	/** As the font itself names it. */
	family: string;
	/** Whether its figures have another form for columns (`tnum`); those of the others have one width already. */
	hasTabularFigures: boolean;
	/** The fallback until it is loaded. */
	fallback: string;
}

/** Fonts of the list that editors choose from. `fonts.css` has the metrics of what stands in for the first. */
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
