import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareImageColors } from '#shared/brand/colors.ts';
import { shareImageDesign } from './design.server';

it('has the site’s name in flags within the picture, however long it is', async () => {
	const background = shareImageDesign.background(
		'A <very> long name & more of it than fits 0123456789',
	);
	expect(background).not.toContain('var(');
	const { data, info } = await sharp(Buffer.from(background))
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect([info.width, info.height]).toEqual([1200, 630]);
	const pixel = (x: number, y: number) => [
		...data.subarray((y * 1200 + x) * info.channels).subarray(0, 3),
	];
	const canvas = (shareImageColors.canvas.slice(1).match(/../g) ?? []).map((part) =>
		Number.parseInt(part, 16),
	);
	expect(pixel(0, 0)).toEqual(canvas);
	// Nothing of the flags reaches into the margin.
	for (let y = 480; y < 580; y += 1) expect(pixel(1140, y)).toEqual(canvas);
});
