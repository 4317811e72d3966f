import { expect, it } from 'vitest';
import { foldedSpellings, foldedWords, foldText } from './fold-text.ts';

it.each([
	['Ærø', 'aeroe'],
	['Århus', 'aarhus'],
	['Größe', 'groesse'],
	['ÜBER', 'ueber'],
	['café', 'cafe'],
	['A\u030A', 'aa'],
	['Auf\u00adtrag', 'auftrag'],
])('folds %s to %s', (text, folded) => {
	expect(foldText(text)).toBe(folded);
});

it.each([
	['Østrig', ['oestrig', 'ostrig']],
	['Åland', ['aaland', 'aland']],
	['Größe', ['groesse', 'grosse']],
	['Ærø', ['aeroe', 'aero']],
	['Café', ['cafe']],
	['Denmark', ['denmark']],
])('lists the spellings of %s', (text, spellings) => {
	expect(foldedSpellings(text)).toEqual(spellings);
});

it('splits a query at whitespace', () => {
	expect(foldedWords('  Østrig\u00a0+43 ')).toEqual(['oestrig', '+43']);
});
