import { stillOfAvif } from '@website/contracts/avif-sequence';
import { decodeUnicode } from '@website/contracts/decode-unicode';
import { type Drawing, readDrawing } from '@website/contracts/drawing';
import { DrawingProblem } from '@website/contracts/drawing-problem';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Words } from '../i18n/words.ts';
import { limits } from '../limits.ts';
import { readFilm } from './film.ts';
import { checkLottie } from './lottie.ts';
import { type MediaType, storedType } from './media-types.ts';
import { problems, UploadProblem } from './upload-problem.ts';

export interface FileInfo {
	type: MediaType;
	/** The bytes to store: those of the file, the sanitized source of a drawing, a WebP picture turned upright, or a film as MP4. */
	data: Buffer;
	size: { width: number; height: number } | null;
	color: string | null;
}

/** Identifies a file by its bytes, ignoring its name and declared type. Throws UploadProblem. */
export async function identify(data: Buffer): Promise<FileInfo> {
	if (data.length === 0) throw new UploadProblem(problems.empty);
	const fileType = await fileTypeFromBuffer(data);
	if (fileType && !markup.has(fileType.mime)) {
		const type = storedType(fileType.mime);
		if (!type) throw new UploadProblem(problemOf(fileType.mime));
		if (type === 'video/mp4') return { type, ...(await readFilm(data)), color: null };
		const measures = type.startsWith('image/')
			? await measurePicture(stillOfAvif(data))
			: noMeasures;
		return { type, data: type === 'image/webp' ? await turnUpright(data) : data, ...measures };
	}
	const drawing = await drawingOf(data);
	if (drawing) {
		if (!drawing.hasSize) throw new UploadProblem(problems.sizelessDrawing);
		const { source, size, color } = drawing;
		return { type: 'image/svg+xml', data: Buffer.from(source), size, color };
	}
	const text = decodeUnicode(data);
	if (!text || !/^\s*\{/.test(text)) throw new UploadProblem(problems.unknown);
	// Without a byte order mark, which JSON must not have (RFC 8259 §8.1) but some editors add.
	return {
		type: 'application/json',
		data: Buffer.from(text),
		size: checkLottie(text),
		color: null,
	};
}

/** Why a file of a known type cannot be used. */
function problemOf(mime: string): Words {
	if (/^image\/hei[cf]/.test(mime)) return problems.phonePicture;
	if (mime === 'image/apng') return problems.animatedPng;
	if (mime.startsWith('image/')) return problems.otherPicture;
	if (mime.startsWith('audio/')) return problems.soundOnly;
	return mime.startsWith('video/') ? problems.otherFilm : problems.unknown;
}

/** Types that the first bytes cannot distinguish. Such a file is accepted only as a drawing, whose source is sanitized. */
const markup: ReadonlySet<string> = new Set(['application/xml', 'image/svg+xml', 'text/html']);

const noMeasures = { size: null, color: null };

async function drawingOf(data: Buffer): Promise<Drawing | null> {
	try {
		return await readDrawing(data);
	} catch (cause) {
		if (!(cause instanceof DrawingProblem)) throw cause;
		const isTooComplex = cause.reason === 'tooComplex';
		throw new UploadProblem(
			isTooComplex ? problems.tooComplexDrawing : problems.unreadableDrawing,
			{ cause },
		);
	}
}

async function measurePicture(data: Buffer): Promise<Pick<FileInfo, 'size' | 'color'>> {
	if (hasTooManyFrames(data, limits.uploads.frames))
		throw new UploadProblem(problems.tooManyFrames);
	try {
		const metadata = await sharp(data, { limitInputPixels: false }).metadata();
		// As shown: a phone stores a turned photo with its orientation (EXIF).
		const { width, height } = metadata.autoOrient;
		const { pages = 1 } = metadata;
		if (width * height > limits.uploads.pixels) throw new UploadProblem(problems.tooManyPixels);
		if (width * height * pages > limits.uploads.pixels)
			throw new UploadProblem(problems.tooManyFrames);
		const thumbnail = await sharp(data)
			.resize(64, 64, { fit: 'inside' })
			.flatten({ background: '#ffffff' })
			.toBuffer();
		const { dominant } = await sharp(thumbnail).stats();
		return {
			size: { width, height },
			color: `#${[dominant.r, dominant.g, dominant.b].map(hex).join('')}`,
		};
	} catch (cause) {
		if (cause instanceof UploadProblem) throw cause;
		throw new UploadProblem(problems.unreadablePicture, { cause });
	}
}

/** Payload turns each WebP picture that a camera held upright; done here, it keeps no other save waiting. */
async function turnUpright(data: Buffer): Promise<Buffer> {
	const { orientation = 1 } = await sharp(data).metadata();
	return orientation > 1 ? sharp(data, { animated: true }).rotate().toBuffer() : data;
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/**
 * True if a GIF or WebP file has more than `max` frames, by its blocks. Sharp decodes a part of each frame to count them, which takes
 * minutes for a million.
 */
export function hasTooManyFrames(data: Buffer, max: number): boolean {
	const format = data.toString('latin1', 0, 4);
	if (format === 'GIF8') return gifFrames(data, max) > max;
	return format === 'RIFF' && webpChunks(data, max) > max;
}

/** A WebP file has a chunk for each frame, and a few others. */
function webpChunks(data: Buffer, max: number): number {
	let chunks = 0;
	for (let at = 12; chunks <= max && at + 8 <= data.length; chunks += 1) {
		const size = data.readUInt32LE(at + 4);
		at += 8 + size + (size % 2);
	}
	return chunks;
}

const image = 0x2c;
const extension = 0x21;

/** The bytes of a color table, whose size is in the flags before it. */
const tableBytes = (flags = 0): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

function gifFrames(data: Buffer, max: number): number {
	let frames = 0;
	let at = 13 + tableBytes(data[10]);
	while (frames <= max && (data[at] === image || data[at] === extension)) {
		if (data[at] === image) {
			frames += 1;
			at += 11 + tableBytes(data[at + 9]);
		} else at += 2;
		for (let size = data[at]; size; size = data[at]) at += size + 1;
		at += 1;
	}
	return frames;
}
