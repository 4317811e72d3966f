import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { identify } from './identify.ts';
import { problems, unplayableFilm } from './upload-problem.ts';

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
	['sound (M4A)', '\0\0\0\x14ftypM4A \0\0\0\0M4A ', problems.soundOnly],
	['a film of an old program (MOV without a brand)', '\0\0\0\x08wide', problems.otherFilm],
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

const root = join(import.meta.dirname, '../../..');
const landscape = readFileSync(join(root, 'src/seed/content/media/intro.mp4'));

/** Films of 640 × 360 pixels as ffmpeg writes them, with the first 56 bytes of their frames. */
const film = (name: string) => readFileSync(join(root, `test/content/films/${name}.mp4`));
const upright = film('rotated');

/** A film with other bytes at an offset from the type of its first box of that type. */
function changed(original: Buffer, box: string, offset: number, hex: string): Buffer {
	const data = Buffer.from(original);
	data.write(hex, data.indexOf(box) + offset, 'hex');
	return data;
}

/** The upright film with the first four numbers of another matrix (ISO/IEC 14496-12, 8.3.2). */
const turned = (a: string, b: string, c: string, d: string) =>
	changed(upright, 'tkhd', 44, `${a}${b}00000000${c}${d}`);
const [zero, one, minusOne] = ['00000000', '00010000', 'ffff0000'];

const framesAt = upright.indexOf('mdat') - 4;
const indexAt = upright.indexOf('moov') - 4;
const interrupted = Buffer.concat([upright.subarray(0, indexAt), upright.subarray(framesAt)]);
const indexLast = Buffer.concat([interrupted, upright.subarray(indexAt, framesAt)]);

/** Its names of metadata are -8 bytes long, so that a reader never reaches the end of their list. */
const endless = changed(
	changed(upright, 'mdir', 0, Buffer.from('mdta').toString('hex')),
	...(['ilst', 0, `6b65797300000000${minusOne}${zero}`] as const),
);

it.each([
	['wide, without sound', landscape, 1280, 720],
	['upright', upright, 360, 640],
	['upright, held the other way', turned(zero, one, minusOne, zero), 360, 640],
	['upside down', turned(minusOne, zero, zero, minusOne), 640, 360],
	['with pixels twice as wide as high', changed(upright, 'pasp', 4, '00000002'), 360, 1280],
	['with its index at the end', indexLast, 360, 640],
	['with more names of metadata than it has bytes', endless, 360, 640],
	['of an iPhone (MOV)', changed(upright, 'ftyp', 4, '71742020'), 360, 640],
	['of a Mac (M4V)', changed(upright, 'ftyp', 4, '4d345620'), 360, 640],
])('measures a film as it is shown: %s', async (_name, data, width, height) => {
	const file = await identify(data);
	expect(file).toMatchObject({ type: 'video/mp4', size: { width, height } });
	expect(file.data.toString('latin1', 4, 12)).toMatch(/^ftyp(isom|mp42)$/);
	expect(file.data.subarray(12).equals(data.subarray(12))).toBe(true);
});

it.each([
	['HEVC', film('hevc'), unplayableFilm('HEVC / H.265')],
	['10 bits', film('h264-10bit'), unplayableFilm('H.264, 10 bit / 4:2:2 / 4:4:4')],
	['MPEG-4 Part 2', changed(upright, 'avc1\0\0', 0, '6d703476'), unplayableFilm('MP4V')],
	['AC-3 sound', changed(upright, 'mp4a', 0, '61632d33'), unplayableFilm('AC3')],
	['no picture', film('sound-only'), problems.soundOnly],
	['no index, as its recording was interrupted', interrupted, problems.damagedFilm],
	['fewer frames than announced, as its copy was', upright.subarray(0, -1), problems.damagedFilm],
	['no frames', upright.subarray(0, framesAt), problems.damagedFilm],
])('refuses a film with %s', async (_name, data, problem) => {
	await expect(identify(data)).rejects.toThrow(problem.en);
});
