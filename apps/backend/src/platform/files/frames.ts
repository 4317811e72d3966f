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
