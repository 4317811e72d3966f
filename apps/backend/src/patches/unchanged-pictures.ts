import type { SharpDependency } from 'payload';
import sharp from 'sharp';

/**
 * Sharp for Payload, which encodes each uploaded GIF and WebP file again: at a lower quality, and for seconds in which no other save can
 * begin, because it holds the transaction of its own. A picture that Payload reads with all frames keeps its bytes, which `identify` has
 * turned upright; a crop is encoded.
 *
 * Upstream: not reported. Tests: `unchanged-pictures.test.ts`, `test/media.test.ts`, `test/upstream/sources.test.ts`.
 */
export const unchangedPictures: SharpDependency = (input, options) => {
	const picture = sharp(input, options);
	if (!options?.animated || !Buffer.isBuffer(input)) return picture;
	const toBuffer = async () => {
		const { width, height } = await picture.metadata();
		return { data: input, info: { width, height, size: input.length } };
	};
	const turned = Object.assign(sharp(input, options), { toBuffer });
	return Object.assign(picture, { rotate: () => turned });
};
