import { textOfHtml } from '@website/contracts/text-of-html';
import { describe, expect, it } from 'vitest';
import { guardFormula, unguardFormula } from './csv-formulas.ts';
import { foldedSpellings, foldedWords, foldText } from './fold-text.ts';
import { slugFrom } from './slug.ts';

describe('a formula in CSV', () => {
	it.each([
		...['=1+1', '+1', '-1+cmd', '@x', '\tx', '\r=1', '\n1', '-', "'=1", '＝1+1'],
		...[' =1', '"=1"', '\ufeff=1', '\u00a0@x', '\u200b+1', '\u202e=1', '\0=1', ' \t-1+1'],
	])('puts an apostrophe before %j, and removes it again', (text) => {
		expect(guardFormula(text)).toBe(`'${text}`);
		expect(unguardFormula(`'${text}`)).toBe(text);
	});

	it.each(['', '-0.5', '12', 'a=b', "'quoted'", "it's", 'a\t=1', ' a'])(
		'does not change %j',
		(text) => {
			expect(guardFormula(text)).toBe(text);
			expect(unguardFormula(text)).toBe(text);
		},
	);
});

describe('foldText', () => {
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
});

describe('slugFrom', () => {
	it('spells out Danish and German letters and removes soft hyphens', () => {
		expect(slugFrom('Sådan får du styr på ÆØÅ!')).toBe('saadan-faar-du-styr-paa-aeoeaa');
		expect(slugFrom('Größe & Überblick')).toBe('groesse-ueberblick');
		expect(slugFrom('Auftrags\u00adverarbeitung')).toBe('auftragsverarbeitung');
		expect(slugFrom('Café — déjà vu')).toBe('cafe-deja-vu');
	});
});

describe('textOfHtml', () => {
	it.each([
		['<p>First &amp; <em>second</em>.</p>\n<p>Third [&hellip;]</p>\n', 'First & second. Third […]'],
		['It&#8217;s 5 &lt; 6', 'It’s 5 < 6'],
		['a<br>b<script>alert(1)</script>', 'a b'],
		['Now <del>€ 100</del> <ins>€ 80</ins>, not <s>90</s>', 'Now € 80, not'],
		['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
		['Two\nlines', 'Two\nlines'],
		['', ''],
	])('%j is %j', (html, text) => expect(textOfHtml(html)).toBe(text));
});
