/*
 * Reads OpenType tables by ISO/IEC 14496-22: "cmap" format 4, "GSUB" with its feature and lookup lists, single substitution format 2,
 * coverage. A font with other formats fails the build.
 */

interface Substitution {
	/** The glyph that is replaced. */
	glyph: number;
	/** Byte offset of the id of its replacement in the font. */
	position: number;
}

/**
 * Restricts the feature `tnum` to the ten digits. The font also widens commas, points and currency signs with it, so that a price looks
 * like "0 , 0713". `font` is an uncompressed OpenType font. Returns a changed copy.
 */
export function withTabularFiguresOnly(font: Buffer): Buffer {
	const copy = Buffer.from(font);
	const figures = new Set(Array.from('0123456789', (figure) => glyphOf(font, figure)));
	for (const { glyph, position } of tabularSubstitutions(font)) {
		if (!figures.has(glyph)) copy.writeUInt16BE(glyph, position);
	}
	return copy;
}

/** The glyph id of a character. */
export function glyphOf(font: Buffer, character: string): number {
	const code = character.codePointAt(0) ?? 0;
	const cmap = tableAt(font, 'cmap');
	const subtable = range(font.readUInt16BE(cmap + 2))
		.map((index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index))
		.find((offset) => font.readUInt16BE(offset) === 4);
	if (subtable === undefined) throw new Error('The font has no cmap of format 4');
	const segCountX2 = font.readUInt16BE(subtable + 6);
	const ends = subtable + 14;
	const starts = ends + segCountX2 + 2;
	for (let at = 0; at < segCountX2; at += 2) {
		const start = font.readUInt16BE(starts + at);
		if (code > font.readUInt16BE(ends + at) || code < start) continue;
		const delta = font.readUInt16BE(starts + segCountX2 + at);
		const rangeAt = starts + 2 * segCountX2 + at;
		const offset = font.readUInt16BE(rangeAt);
		const glyph = offset === 0 ? code : font.readUInt16BE(rangeAt + offset + 2 * (code - start));
		return (glyph + delta) & 0xffff;
	}
	throw new Error(`The font has no glyph for ${character}`);
}

/** The substitutions of `tnum`, in the order of the font. */
export function tabularSubstitutions(font: Buffer): Substitution[] {
	const gsub = tableAt(font, 'GSUB');
	const features = gsub + font.readUInt16BE(gsub + 6);
	const lookups = gsub + font.readUInt16BE(gsub + 8);
	const records = range(font.readUInt16BE(features)).map((index) => features + 2 + 6 * index);
	const record = records.find((at) => font.toString('latin1', at, at + 4) === 'tnum');
	if (record === undefined) throw new Error('The font has no tabular figures');
	const feature = features + font.readUInt16BE(record + 4);
	return range(font.readUInt16BE(feature + 2)).flatMap((index) => {
		const number = font.readUInt16BE(feature + 4 + 2 * index);
		return singleSubstitutions(font, lookups + font.readUInt16BE(lookups + 2 + 2 * number));
	});
}

function singleSubstitutions(font: Buffer, lookup: number): Substitution[] {
	return range(font.readUInt16BE(lookup + 4)).flatMap((index) => {
		const subtable = lookup + font.readUInt16BE(lookup + 6 + 2 * index);
		if (font.readUInt16BE(lookup) !== 1 || font.readUInt16BE(subtable) !== 2)
			throw new Error('Tabular figures are not listed glyph by glyph');
		return coveredGlyphs(font, subtable + font.readUInt16BE(subtable + 2)).map((glyph, entry) => ({
			glyph,
			position: subtable + 6 + 2 * entry,
		}));
	});
}

/** The glyphs of a coverage table, which lists glyphs (format 1) or ranges of glyphs (format 2). */
function coveredGlyphs(font: Buffer, coverage: number): number[] {
	const count = font.readUInt16BE(coverage + 2);
	if (font.readUInt16BE(coverage) === 1)
		return range(count).map((index) => font.readUInt16BE(coverage + 4 + 2 * index));
	return range(count).flatMap((index) => {
		const start = font.readUInt16BE(coverage + 4 + 6 * index);
		const end = font.readUInt16BE(coverage + 6 + 6 * index);
		return range(end - start + 1).map((offset) => start + offset);
	});
}

function tableAt(font: Buffer, tag: string): number {
	const record = range(font.readUInt16BE(4))
		.map((index) => 12 + 16 * index)
		.find((at) => font.toString('latin1', at, at + 4) === tag);
	if (record === undefined) throw new Error(`The font has no table ${tag}`);
	return font.readUInt32BE(record + 8);
}

function range(length: number): number[] {
	return Array.from({ length }, (_, index) => index);
}
