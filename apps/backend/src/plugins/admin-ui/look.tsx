import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/schibsted-grotesk/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import { schemes } from '@website/contracts/brand/tones';
import { defaultLocale } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { readNamedBrand } from '../../content/documents/named-brand.ts';
import { noDrafts } from '../../content/preview/draft-view.ts';
import { paletteOf } from '../../model/fields/brand/tones-field.ts';
import type { Brand } from '../../payload-types.ts';
import './look.css';

/** The CSS names of the font families. */
const families = {
	schibstedGrotesk: "'Schibsted Grotesk Variable'",
	inter: "'Inter Variable'",
	sourceSerif: "'Source Serif 4 Variable'",
	own: "'Brand'",
} as const;

/** The `@font-face` rule of the brand's own font file; empty without one. */
async function brandFontFace(
	payload: Payload,
	{ font, fontFile }: Partial<Brand>,
): Promise<string> {
	if (font !== 'own' || typeof fontFile !== 'number') return '';
	const { docs } = await payload.find({
		collection: 'media',
		where: { id: { equals: fontFile } },
		depth: 0,
	});
	const url = docs[0]?.url;
	if (!url) return '';
	return `@font-face{font-family:Brand;src:url(${JSON.stringify(url)});font-weight:100 900;font-display:swap}`;
}

/** The published brand as CSS variables: its font, and the colors of buttons and marks for each color scheme. */
async function brandStyle(payload: Payload): Promise<string> {
	const brand = await readNamedBrand({ payload, lang: defaultLocale(), view: noDrafts });
	const palette = paletteOf(brand);
	const family = brand.font && brand.font !== 'system' ? `${families[brand.font]},` : '';
	const [light, dark] = schemes.map(
		(scheme) =>
			`--brand-action:${palette[`${scheme}.light.action`]};--brand-on-action:${palette[`${scheme}.light.on-action`]};--brand-mark:${palette[`${scheme}.light.mark`]}`,
	);
	return `${await brandFontFace(payload, brand)}:root{--brand-font:${family}system-ui,sans-serif;${light}}[data-theme=dark]{${dark}}`;
}

/** Wraps every admin screen with the font and colors of the site, and keeps input that comes before hydration. */
export async function Look({ payload, children }: { payload: Payload; children: ReactNode }) {
	return (
		<>
			<style>{await brandStyle(payload)}</style>
			<script src="/early-input.js" />
			{children}
		</>
	);
}
