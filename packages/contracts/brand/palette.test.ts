import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, isHexColor, oklchOf, readHexColor } from './color.ts';
import { colorUse, contrastFaults } from './contrast-report.ts';
import { derivePalette, minContrast, neutralColors } from './palette.ts';
import { toneNames } from './tones.ts';

const color = fc
	.integer({ min: 0, max: 0xffffff })
	.map((value) => readHexColor(value.toString(16).padStart(6, '0')) ?? '#000000');
const colors = fc.record({
	accent: color,
	secondary: fc.option(color),
	neutral: fc.option(color),
});

describe('palette', () => {
	it('reaches WCAG AA in every theme and scheme for any brand colors', () => {
		fc.assert(
			fc.property(colors, (brand) => {
				expect(contrastFaults(derivePalette(brand))).toEqual([]);
			}),
			{ numRuns: 150 },
		);
	});

	it.each(['#000000', '#ffffff', '#ffff00', '#0000ff', '#808080'] as const)(
		'reaches WCAG AA with the accent %s',
		(accent) => {
			expect(contrastFaults(derivePalette({ accent }))).toEqual([]);
		},
	);

	it('has a color for every tone', () => {
		const palette = derivePalette(neutralColors);
		expect(Object.keys(palette).toSorted()).toEqual([...toneNames].toSorted());
		expect(Object.values(palette).filter((tone) => !isHexColor(tone))).toEqual([]);
	});

	it('does not change a color on which text is readable', () => {
		const palette = derivePalette({ accent: '#6d28d9' });
		expect(palette['fixed.accent']).toBe('#6d28d9');
		expect(colorUse(palette, 'accent', '#6d28d9').isAsChosen).toBe(true);
	});

	it('keeps the hue of a darkened color', () => {
		const palette = derivePalette({ accent: '#f5a3c7' });
		const link = palette['light.light.link'];
		expect(contrast(link, palette['light.light.canvas'])).toBeGreaterThanOrEqual(minContrast.text);
		expect(Math.abs(oklchOf(link).h - oklchOf('#f5a3c7').h)).toBeLessThan(12);
	});

	it('uses colors set by hand, and reports those with too little contrast', () => {
		const palette = derivePalette({
			...neutralColors,
			tones: { 'light.light.muted': '#eeeeee' },
		});
		expect(contrastFaults(palette).map(({ tone }) => tone)).toEqual([
			'light.light.muted',
			'light.light.muted',
		]);
	});
});

describe('a typed color', () => {
	it.each([
		['#ABC', '#aabbcc'],
		['1b5fd0', '#1b5fd0'],
		[' #1B5FD0 ', '#1b5fd0'],
	])('%s is %s', (typed, hex) => {
		expect(readHexColor(typed)).toBe(hex);
	});

	it.each(['red;}body{display:none', 'red', '#12345', '#1234567', 'url(x)', '', '#ggg', null, 12])(
		'%s is not a color',
		(typed) => {
			expect(readHexColor(typed)).toBeNull();
		},
	);
});
