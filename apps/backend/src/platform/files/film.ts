import { BufferSource, Input, type InputTrack, Logging, LogLevel, MP4 } from 'mediabunny';
import { limits } from '../limits.ts';
import { problems, UploadProblem, unplayableFilm } from './upload-problem.ts';

interface Film {
	data: Buffer;
	/** As it is shown: upright, with square pixels. */
	size: { width: number; height: number };
}

// An UploadProblem has the reason.
Logging.level = LogLevel.Silent;

/** Checks that every browser plays a film (MP4, MOV, M4V); returns it as MP4, with its size. Throws UploadProblem. */
export async function readFilm(original: Buffer): Promise<Film> {
	const data = withMp4Brand(original);
	const film = new Input({ source: new BufferSource(indexOf(data)), formats: [MP4] });
	try {
		const picture = await film.getPrimaryVideoTrack();
		const sound = await film.getPrimaryAudioTrack();
		if (!picture) throw new UploadProblem(sound ? problems.soundOnly : problems.damagedFilm);
		const codec = await picture.getCodecParameterString();
		if (!playablePicture.test(codec ?? '')) throw new UploadProblem(await unplayable(picture));
		if (sound && !playableSound.has(await sound.getCodec()))
			throw new UploadProblem(await unplayable(sound));
		const width = await picture.getDisplayWidth();
		return { data, size: { width, height: await picture.getDisplayHeight() } };
	} catch (cause) {
		if (cause instanceof UploadProblem) throw cause;
		throw new UploadProblem(problems.damagedFilm, { cause });
	}
}

/** H.264 in the profiles Baseline, Main and High: 8 bits, 4:2:0. */
const playablePicture = /^avc[13]\.(42|4d|64)/i;

const playableSound: ReadonlySet<string | null> = new Set(['aac', 'mp3', 'opus', 'flac']);

const codecNames: ReadonlyMap<unknown, string> = new Map([
	['avc', 'H.264, 10 bit / 4:2:2 / 4:4:4'],
	['hevc', 'HEVC / H.265'],
]);

async function unplayable(track: InputTrack) {
	const codec = (await track.getCodec()) ?? (await track.getInternalCodecId());
	return unplayableFilm(codecNames.get(codec) ?? String(codec).toUpperCase());
}

/** Films of Apple's programs have another brand than MP4 (ISO/IEC 14496-12, 4.3), by which Payload would serve them as another type. */
function withMp4Brand(data: Buffer): Buffer {
	if (data.toString('latin1', 4, 8) !== 'ftyp') throw new UploadProblem(problems.otherFilm);
	if (!/^(qt|M4V)/.test(data.toString('latin1', 8, 12))) return data;
	const film = Buffer.from(data);
	film.write('mp42', 8, 'latin1');
	return film;
}

/** Boxes without size and codec, whose counts the reader does not check: a few bytes would keep it busy for a minute. */
const unreadBoxes = /keys|pssh|moof/g;

const firstBox = Buffer.from('\0\0\0\x10ftypmp42\0\0\0\0', 'latin1');

/** The index of a film, as a film without frames. Throws UploadProblem if the film is cut off or has no frames. */
function indexOf(data: Buffer): Buffer {
	let index: Buffer | undefined;
	let hasFrames = false;
	let isCutOff = false;
	for (const { type, size, start } of boxesOf(data)) {
		if (type !== 'moov' && type !== 'mdat') continue;
		isCutOff ||= start + size > data.length;
		if (type === 'moov') index ??= data.subarray(start, start + size);
		else hasFrames ||= size > 16;
	}
	if (!index || !hasFrames || isCutOff || index.length > limits.uploads.filmIndexBytes)
		throw new UploadProblem(problems.damagedFilm);
	const readBoxes = index.toString('latin1').replace(unreadBoxes, 'free');
	return Buffer.concat([firstBox, Buffer.from(readBoxes, 'latin1')]);
}

/** The outer boxes of a file (ISO/IEC 14496-12, 4.2). */
function* boxesOf(data: Buffer): Generator<{ type: string; size: number; start: number }> {
	for (let start = 0, size: number; start + 16 <= data.length; start += Math.max(size, 8)) {
		size = data.readUInt32BE(start);
		if (size === 0) size = data.length - start;
		if (size === 1) size = Number(data.readBigUInt64BE(start + 8));
		yield { type: data.toString('latin1', start + 4, start + 8), size, start };
	}
}
