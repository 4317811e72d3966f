import sharp from 'sharp';
import { expect, it } from 'vitest';
import { identify } from './identify.ts';
import { problems } from './upload-problem.ts';

const drawing = (attributes: string) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}><path d="M0 0h9v9z"/></svg>`);

it.each([
	...['', ' width="100%" height="100%"', ' width="9"', ' viewBox="none"'],
	...[' viewBox="0 0 1e9 1e9"', ' viewBox="0 0 1000000000 9"', ' viewBox="0 0 .1 .1"'],
	' width="1000000000" height="9"',
])('rejects a drawing without a usable size:%s', async (attributes) => {
	await expect(identify(drawing(attributes))).rejects.toThrow(problems.sizelessDrawing.en);
});

it.each([
	' width="9" height="9"',
	' width="9mm" height="9mm"',
	' viewBox="0 0 9 9"',
	' width="100%" viewBox="0 0 9 9"',
])('accepts a drawing with a size:%s', async (attributes) => {
	expect((await identify(drawing(attributes))).type).toBe('image/svg+xml');
});

it('recognizes a WOFF2 font by its bytes', async () => {
	// Signature, flavor (TrueType) and the rest of a header (WOFF 2.0, 3.1).
	const head = Buffer.from('wOF2\0\x01\0\0'.padEnd(48, '\0'), 'latin1');
	expect((await identify(head)).type).toBe('font/woff2');
	await expect(identify(Buffer.from('wOF2 is no font'))).rejects.toThrow(problems.unknown.en);
});

it('measures a photo as it is shown: a phone stores it turned, with its orientation', async () => {
	const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
		.jpeg()
		.withMetadata({ orientation: 6 })
		.toBuffer();
	expect((await identify(photo)).size).toEqual({ width: 30, height: 40 });
});

it('turns a WebP photo that a camera held upright, and keeps the bytes of others', async () => {
	const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
	const upright = await picture.clone().webp().withMetadata({ orientation: 6 }).toBuffer();
	const { data, size } = await identify(upright);
	expect(size).toEqual({ width: 30, height: 40 });
	expect(await sharp(data).metadata()).toMatchObject({ width: 30, height: 40, format: 'webp' });
	expect((await identify(data)).data).toBe(data);
});

it('tells how to save a phone’s HEIC photo as JPEG', async () => {
	// The first box of a photo of an iPhone.
	const box = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHBMiHEmiafheic', 'latin1');
	await expect(identify(box)).rejects.toThrow(problems.phonePicture.en);
});

it('names the reason why an animation is refused', async () => {
	const apng = Buffer.concat([
		Buffer.from('89504e470d0a1a0a', 'hex'),
		pngChunk('IHDR', Buffer.from('00000009000000090802000000', 'hex')),
		pngChunk('acTL', Buffer.from('0000000200000000', 'hex')),
		pngChunk('IDAT', Buffer.alloc(9)),
	]);
	await expect(identify(apng)).rejects.toThrow(problems.animatedPng.en);
	await expect(identify(longGif(8000, 800, 8))).rejects.toThrow(problems.tooManyFrames.en);
});

/** A chunk of a PNG; `file-type` does not read its checksum. */
const pngChunk = (type: string, data: Buffer): Buffer => {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** A GIF with frames of this size, whose pixels are cut off. */
function longGif(width: number, height: number, frames: number): Buffer {
	const size = Buffer.alloc(4);
	size.writeUInt16LE(width, 0);
	size.writeUInt16LE(height, 2);
	const frame = [
		Buffer.from('21f90400000000002c00000000', 'hex'),
		...[size, Buffer.from('00', 'hex'), Buffer.from('0202440100', 'hex')],
	];
	return Buffer.concat([
		...[Buffer.from('GIF89a'), size, Buffer.from('800000000000ffffff', 'hex')],
		...Array.from({ length: frames }, () => frame).flat(),
		Buffer.from('3b', 'hex'),
	]);
}

it('accepts an animation of the Lottie specification 1.0, without its byte order mark', async () => {
	const lottie = JSON.stringify({
		ver: 10000,
		fr: 60,
		ip: 0,
		op: 60,
		w: 512,
		h: 256,
		layers: [{ ty: 4 }],
	});
	const file = await identify(Buffer.from(`\uFEFF${lottie}`));
	expect(file.size).toEqual({ width: 512, height: 256 });
	expect(file.data.toString()).toBe(lottie);
});

// The first bytes of files as an iPhone, a scanner and a screen recorder write them.
it.each([
	['a film of an iPhone (MOV)', '\0\0\0\x14ftypqt  \0\0\0\0qt  ', problems.otherFilm],
	[
		'a recording (WebM)',
		'\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm',
		problems.otherFilm,
	],
	['a scan (TIFF)', 'II*\0\x08\0\0\0', problems.otherPicture],
	['a file that is not downloaded yet', '', problems.empty],
])('says what to do with %s', async (_name, start, problem) => {
	const bytes = start && Buffer.from(start.padEnd(64, '\0'), 'latin1');
	await expect(identify(Buffer.from(bytes))).rejects.toThrow(problem.en);
});
