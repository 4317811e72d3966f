import sharp from 'sharp';
import { limits } from '../settings/limits.ts';
import { isHarmlessDrawing } from './harmless-drawing.ts';
import { ImageProblem } from './image-problem.ts';

export type SourceKind = 'picture' | 'drawing';

const signatures: readonly ((bytes: Buffer) => boolean)[] = [
	(bytes) => bytes.readUInt16BE(0) === 0xffd8,
	(bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
	(bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
	(bytes) => /^RIFF[\s\S]{4}WEBP/.test(bytes.toString('latin1', 0, 12)),
	(bytes) => /^ftyp(avif|avis)/.test(bytes.toString('latin1', 4, 12)),
];

/** Says what a file is by its first bytes and header. Throws ImageProblem for what is no picture, has too many pixels, or runs something. */
export async function inspectSource(bytes: Buffer): Promise<SourceKind> {
	if (bytes.length < 16) throw new ImageProblem(415, 'The file is not an image');
	if (signatures.some((matches) => matches(bytes))) {
		await checkPixels(bytes);
		return 'picture';
	}
	if (!/^\uFEFF?\s*<(\?xml|svg|!--|!DOCTYPE)/i.test(bytes.toString('utf8', 0, 256)))
		throw new ImageProblem(415, 'The file is not an image');
	if (bytes.length > limits.images.drawingBytes)
		throw new ImageProblem(413, 'The image is too large');
	if (!isHarmlessDrawing(bytes.toString('utf8')))
		throw new ImageProblem(422, 'The drawing runs or loads something and is not served');
	return 'drawing';
}

async function checkPixels(bytes: Buffer): Promise<void> {
	const { width, height } = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch((cause: unknown) => {
			throw new ImageProblem(422, 'The image cannot be read', { cause });
		});
	if (!width || !height || width * height > limits.images.sourcePixels)
		throw new ImageProblem(422, 'The image has too many pixels');
}
