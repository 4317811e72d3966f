import sharp from 'sharp';
import { expect, test } from 'vitest';
import { difference } from './difference.ts';

const field = (width: number, height: number, color: string) =>
	sharp({ create: { width, height, channels: 3, background: color } })
		.png()
		.toBuffer();

test('returns null for equal pictures', async () => {
	expect(await difference(await field(4, 4, 'red'), await field(4, 4, 'red'))).toBeNull();
});

test('counts every pixel of another color', async () => {
	const result = await difference(await field(4, 4, 'red'), await field(4, 4, 'blue'));
	expect(result).toMatchObject({ pixels: 16, share: 1 });
});

test('counts only the added pixels of a longer picture', async () => {
	const result = await difference(await field(4, 4, 'red'), await field(4, 6, 'red'));
	expect(result).toMatchObject({ pixels: 8 });
});
