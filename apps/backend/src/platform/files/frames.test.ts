import sharp from 'sharp';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { hasTooManyFrames, identify } from './identify.ts';
import { problems } from './upload-problem.ts';

const stills = (count: number) =>
	Promise.all(
		Array.from({ length: count }, (_, at) =>
			sharp({
				create: { width: 9, height: 7, channels: 3, background: { r: at * 60, g: 9, b: 9 } },
			})
				.png()
				.toBuffer(),
		),
	);

it.each(['gif', 'webp'] as const)('counts the frames of a %s, whole or cut off', async (format) => {
	const bytes = await sharp(await stills(3), { join: { animated: true } })
		.toFormat(format)
		.toBuffer();
	expect(hasTooManyFrames(bytes, 2)).toBe(true);
	for (let length = 0; length <= bytes.length; length += 1)
		expect(hasTooManyFrames(bytes.subarray(0, length), 5)).toBe(false);
});

it('rejects a GIF with more frames than an animation needs', async () => {
	// The smallest frame: its place, one pixel, and its data.
	const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
	const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
	const frames = Array.from({ length: limits.uploads.frames + 1 }, () => frame);
	const bytes = Buffer.concat([head, ...frames, Buffer.from('3b', 'hex')]);
	await expect(identify(bytes)).rejects.toThrow(problems.tooManyFrames.en);
});
