import { isAvifSequence, stillOfAvif } from '@website/contracts/avif-sequence';
import { readDrawing } from '@website/contracts/drawing';
import { DrawingProblem } from '@website/contracts/drawing-problem';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { limits } from '../settings/limits.ts';
import { ImageProblem } from './image-problem.ts';

/** A file that may be served: the bytes of a raster image, or an SVG drawing without scripts and external references. */
export interface ImageSource {
	kind: 'picture' | 'drawing';
	bytes: Buffer;
	/** The MIME type of an animated image; null for others. */
	animatedType: string | null;
}

const pictureTypes: ReadonlySet<string> = new Set([
	'image/jpeg',
	'image/png',
	'image/apng',
	'image/gif',
	'image/webp',
	'image/avif',
]);

/**
 * Detects the type of a file by its bytes. Throws ImageProblem if it is not an image, has too many pixels, or is a drawing that can't
 * be parsed.
 */
export async function inspectSource(bytes: Buffer): Promise<ImageSource> {
	const type = await fileTypeFromBuffer(bytes);
	if (type && pictureTypes.has(type.mime)) {
		const frames = await countFrames(stillOfAvif(bytes));
		const isAnimated = frames > 1 || isAvifSequence(bytes);
		return { kind: 'picture', bytes, animatedType: isAnimated ? type.mime : null };
	}
	const drawing = await readDrawing(bytes).catch((cause: unknown) => {
		if (!(cause instanceof DrawingProblem)) throw cause;
		throw new ImageProblem(cause.reason === 'tooComplex' ? 413 : 422, cause.message, { cause });
	});
	if (!drawing) throw new ImageProblem(415, 'The file is not an image');
	return { kind: 'drawing', bytes: Buffer.from(drawing.source), animatedType: null };
}

/** The number of frames of an image. Throws ImageProblem if it cannot be read or has too many pixels. */
async function countFrames(bytes: Buffer): Promise<number> {
	const {
		width,
		height,
		pages = 1,
	} = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch((cause: unknown) => {
			throw new ImageProblem(422, 'The image cannot be read', { cause });
		});
	if (!width || !height || width * height > limits.images.sourcePixels)
		throw new ImageProblem(422, 'The image has too many pixels');
	return pages;
}
