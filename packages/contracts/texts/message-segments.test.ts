import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeMessage, countSeptets } from './message-segments.ts';

const gsm = fc.string({ unit: fc.constantFrom(...'abcæøåÆØÅäöüÄÖÜßé ^{}\\[~]|€'), maxLength: 900 });
const any = fc.string({ unit: 'grapheme', maxLength: 400 });

/** A slow reference implementation: cuts the text into parts and counts them. */
function parts(
	text: string,
	single: number,
	part: number,
	size: (character: string) => number,
): number {
	const characters = [...text];
	const length = (list: string[]) => list.reduce((sum, character) => sum + size(character), 0);
	if (characters.length === 0) return 0;
	if (length(characters) <= single) return 1;
	const cut: string[][] = [[]];
	for (const character of characters) {
		const last = cut.at(-1) ?? [];
		if (length([...last, character]) > part) cut.push([character]);
		else last.push(character);
	}
	return cut.length;
}

describe('segments', () => {
	it.each([
		['', 0],
		['a'.repeat(160), 1],
		['a'.repeat(161), 2],
		['a'.repeat(306), 2],
		['a'.repeat(307), 3],
		['€'.repeat(80), 1],
		['€'.repeat(81), 2],
		// 152 and an escape pair: the pair moves whole into the second part.
		[`${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
		[`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
		['ж'.repeat(70), 1],
		['ж'.repeat(71), 2],
		['ж'.repeat(134), 2],
		['ж'.repeat(135), 3],
		// 66 and a surrogate pair: it is not split either.
		[`${'ж'.repeat(66)}😀${'ж'.repeat(65)}`, 2],
		[`${'ж'.repeat(66)}😀${'ж'.repeat(66)}`, 3],
	])('of %j', (text, segments) => expect(analyzeMessage(text).segments).toBe(segments));

	it('equal the parts of the reference implementation in GSM-7', () => {
		fc.assert(
			fc.property(gsm, (text) => {
				const { encoding, segments } = analyzeMessage(text);
				expect(encoding).toBe('GSM-7');
				expect(segments).toBe(parts(text, 160, 153, (c) => countSeptets(c) ?? 0));
			}),
		);
	});

	it('equal the parts of the reference implementation in UCS-2', () => {
		fc.assert(
			fc.property(any, (text) => {
				const ucs2Text = `ж${text.replaceAll('\r', '')}`;
				const { encoding, segments, remaining } = analyzeMessage(ucs2Text);
				expect(encoding).toBe('UCS-2');
				expect(segments).toBe(parts(ucs2Text, 70, 67, (c) => c.length));
				expect(remaining).toBeGreaterThanOrEqual(0);
			}),
		);
	});

	it('never decrease when text is added', () => {
		fc.assert(
			fc.property(any, any, (text, more) => {
				expect(analyzeMessage(text + more).segments).toBeGreaterThanOrEqual(
					text.endsWith('\r') ? 0 : analyzeMessage(text).segments,
				);
			}),
		);
	});

	it('come with the characters that force UCS-2 and those that count double', () => {
		expect(analyzeMessage('“hej” 😀 “').forcedBy).toEqual(['“', '”', '😀']);
		expect(analyzeMessage('[a] €').double).toEqual(['[', ']', '€']);
		expect(analyzeMessage('æøåÆØÅäöüÄÖÜßé').forcedBy).toEqual([]);
	});

	it('of RCS depend on UTF-8 bytes', () => {
		expect(analyzeMessage('a'.repeat(160)).rcs).toEqual({ type: 'BASIC', bytes: 160 });
		expect(analyzeMessage('æ'.repeat(81)).rcs).toEqual({ type: 'SINGLE', bytes: 162 });
	});
});
