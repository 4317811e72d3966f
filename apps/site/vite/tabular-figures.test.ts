import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { shippedFonts } from '../shared/brand/fonts.ts';
import { glyphOf, tabularSubstitutions, withTabularFiguresOnly } from './tabular-figures.ts';

const source = createRequire(import.meta.url).resolve(shippedFonts.schibstedGrotesk.source);

const figures = '0123456789';

/** Glyphs that `tnum` replaces by others, by their numbers. */
const tabularGlyphs = (font: Buffer) =>
	tabularSubstitutions(font)
		.filter(({ glyph, position }) => font.readUInt16BE(position) !== glyph)
		.map(({ glyph }) => glyph);

test('only the ten figures become tabular: a point or comma between them stays as narrow as in a text', async () => {
	const font = await subsetFont(readFileSync(source), `${figures}.,:€-`, {
		targetFormat: 'truetype',
		keepFeatures: ['tnum'],
	});
	expect(tabularGlyphs(font)).toContain(glyphOf(font, ','));
	expect(tabularGlyphs(withTabularFiguresOnly(font))).toEqual(
		Array.from(figures, (figure) => glyphOf(font, figure)),
	);
});

test('a font without tabular figures is refused', async () => {
	const font = await subsetFont(readFileSync(source), figures, {
		targetFormat: 'truetype',
		keepFeatures: ['kern'],
	});
	expect(() => withTabularFiguresOnly(font)).toThrow(/tabular/);
});
