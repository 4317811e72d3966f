import { derivePalette } from '@website/contracts/brand/palette';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { SiteBrand } from '#shared/brand/look.ts';
import { siteBrand } from '~/content/shared-parts/load-brand.server';
import { shareImageDesign } from './design.server';

const mark =
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const brand: SiteBrand = { ...siteBrand(null), palette: derivePalette({ accent: '#7a1fa2' }) };

async function pixels(background: string) {
	const { data, info } = await sharp(Buffer.from(background))
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect([info.width, info.height]).toEqual([1200, 630]);
	return (x: number, y: number) =>
		`#${data
			.subarray((y * 1200 + x) * info.channels)
			.subarray(0, 3)
			.toString('hex')}`;
}

it('keeps the flags of a long site name inside the image', async () => {
	const flags = { ...brand, decoration: 'signalFlags' } as const;
	const name = 'A <very> long name & more of it than fits 0123456789';
	const pixel = await pixels(shareImageDesign(flags, name, mark).background);
	const canvas = brand.palette['light.dark.canvas'];
	expect(pixel(0, 0)).toBe(canvas);
	// No flag extends into the margin.
	for (let y = 480; y < 580; y += 1) expect(pixel(1140, y)).toBe(canvas);
});

it.each([
	['dark', 'light.dark.canvas'],
	['light', 'light.light.canvas'],
	['accent', 'light.tertiary.canvas'],
] as const)('uses the background of the style %s: %s', async (shareImages, tone) => {
	const { background, colors } = shareImageDesign({ ...brand, shareImages }, 'Name', mark);
	const pixel = await pixels(background);
	expect(pixel(0, 0)).toBe(brand.palette[tone]);
	expect(Object.values(brand.palette)).toContain(colors.fg);
});
