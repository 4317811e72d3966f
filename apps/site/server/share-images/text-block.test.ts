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

it('takes the same room for a line with and without letters below it', async () => {
	const [without, withThem] = await Promise.all(
		['Status', 'Oplysning'].map((text) => textBlock(text, style)),
	);
	expect(without?.height).toBeLessThan(withThem?.height ?? 0);
	expect(without?.lineHeight).toBe(withThem?.lineHeight);
	const twoLines = await textBlock('Status '.repeat(6), style);
	expect(twoLines?.lineHeight).toBeGreaterThan(1.8 * (without?.lineHeight ?? 0));
});

it('breaks no line inside a word such as e-mail', async () => {
	const narrow = { ...style, sizes: [80] };
	const whole = await textBlock('e-mail', narrow);
	// The first half would fit beside the word before it.
	const block = await textBlock('and e-mail', { ...narrow, maxWidth: (whole?.width ?? 0) + 20 });
	const parted = await textBlock('and e- mail', { ...narrow, maxWidth: (whole?.width ?? 0) + 20 });
	expect(block?.width).toBeGreaterThan(parted?.width ?? 0);
	expect(block?.width).toBe(whole?.width);
});

it('draws nothing of nothing, and cuts off what does not fit', async () => {
	expect(await textBlock(' ', style)).toBeNull();
	const block = await textBlock('Lang '.repeat(500), style);
	expect(block?.height).toBeLessThanOrEqual(style.maxHeight);
});
