import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shippedFonts } from '#shared/brand/fonts.ts';
import { textBlock } from './text-block.ts';

const style = {
	fontFile: join(import.meta.dirname, '../../node_modules/.font-subset/schibstedGrotesk.ttf'),
	font: `${shippedFonts.schibstedGrotesk.family} Bold`,
	color: '#ffffff',
	sizes: [80, 40],
	maxWidth: 1056,
	maxHeight: 200,
};

it('returns the same line height with and without descenders', async () => {
	const [withoutDescenders, withDescenders] = await Promise.all(
		['Status', 'Oplysning'].map((text) => textBlock(text, style)),
	);
	expect(withoutDescenders?.height).toBeLessThan(withDescenders?.height ?? 0);
	expect(withoutDescenders?.lineHeight).toBe(withDescenders?.lineHeight);
	const twoLines = await textBlock('Status '.repeat(6), style);
	expect(twoLines?.lineHeight).toBeGreaterThan(1.8 * (withoutDescenders?.lineHeight ?? 0));
});

it('does not break lines inside a word such as e-mail', async () => {
	const narrow = { ...style, sizes: [80] };
	const wordBlock = await textBlock('e-mail', narrow);
	// "e-" would fit on the line of the previous word.
	const block = await textBlock('and e-mail', {
		...narrow,
		maxWidth: (wordBlock?.width ?? 0) + 20,
	});
	const splitBlock = await textBlock('and e- mail', {
		...narrow,
		maxWidth: (wordBlock?.width ?? 0) + 20,
	});
	expect(block?.width).toBeGreaterThan(splitBlock?.width ?? 0);
	expect(block?.width).toBe(wordBlock?.width);
});

it('returns null for an empty text and truncates a text that does not fit', async () => {
	expect(await textBlock(' ', style)).toBeNull();
	const block = await textBlock('Lang '.repeat(500), style);
	expect(block?.height).toBeLessThanOrEqual(style.maxHeight);
});
