import sharp from 'sharp';
import { expect, it } from 'vitest';
import { unchangedPictures } from './unchanged-pictures.ts';

const frame = (background: string) =>
	sharp({ create: { width: 30, height: 20, channels: 3, background } })
		.png()
		.toBuffer();

it.each(['gif', 'webp'] as const)('keeps the bytes of a %s, not of a crop', async (format) => {
	const frames = await Promise.all([frame('#123456'), frame('#654321')]);
	const bytes = await sharp(frames, { join: { animated: true } })
		.toFormat(format)
		.toBuffer();
	const read = () => unchangedPictures(bytes, { animated: true });
	const turned = read().rotate();
	expect((await turned.metadata()).pages).toBe(2);
	const { data, info } = await turned.toBuffer({ resolveWithObject: true });
	expect(data).toBe(bytes);
	expect(info).toEqual({ width: 30, height: 40, size: bytes.length });
	const crop = await read().extract({ left: 0, top: 0, width: 10, height: 5 }).toBuffer();
	expect(await sharp(crop).metadata()).toMatchObject({ width: 10, height: 5 });
});
