import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { shippedFonts } from '../shared/brand/fonts.ts';
import { glyphOf, tabularSubstitutions, withTabularFiguresOnly } from './tabular-figures.ts';

const source = createRequire(import.meta.url).resolve(shippedFonts.schibstedGrotesk.source);

const figures = '0123456789';

/** Ids of the glyphs that `tnum` replaces. */
const tabularGlyphs = (font: Buffer) =>
	tabularSubstitutions(font)
		.filter(({ glyph, position }) => font.readUInt16BE(position) !== glyph)
		.map(({ glyph }) => glyph);

test('restricts tabular figures to the ten digits, so that points and commas stay narrow', async () => {
	const font = await subsetFont(readFileSync(source), `${figures}.,:€-`, {
		targetFormat: 'truetype',
		keepFeatures: ['tnum'],
	});
	expect(tabularGlyphs(font)).toContain(glyphOf(font, ','));
	expect(tabularGlyphs(withTabularFiguresOnly(font))).toEqual(
		Array.from(figures, (figure) => glyphOf(font, figure)),
	);
});

test('throws for a font without tabular figures', async () => {
	const font = await subsetFont(readFileSync(source), figures, {
		targetFormat: 'truetype',
		keepFeatures: ['kern'],
	});
	expect(() => withTabularFiguresOnly(font)).toThrow(/tabular/);
});
