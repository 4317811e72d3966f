import type { SharpDependency } from 'payload';
import sharp from 'sharp';

/**
 * Sharp for Payload, which encodes each uploaded GIF and WebP file again: at a lower quality, and for seconds in which no other save can
 * begin, because it holds the transaction of its own. A picture that Payload reads with all frames and need not turn keeps its bytes; a crop
 * is encoded.
 *
 * Upstream: not reported. Tests: `unchanged-pictures.test.ts`, `test/media.test.ts`, `test/upstream/sources.test.ts`.
 */
export const unchangedPictures: SharpDependency = (input, options) => {
	const picture = sharp(input, options);
	if (!options?.animated || !Buffer.isBuffer(input)) return picture;
	const toBuffer = async () => {
		const { width, height, orientation = 1 } = await picture.metadata();
		if (orientation > 1)
			return sharp(input, options).rotate().toBuffer({ resolveWithObject: true });
		return { data: input, info: { width, height, size: input.length } };
	};
	const turned = Object.assign(sharp(input, options), { toBuffer });
	return Object.assign(picture, { rotate: () => turned });
};
