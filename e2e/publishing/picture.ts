import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const checksum = Buffer.alloc(4);
	checksum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, checksum]);
}

/** A PNG of a single gray (0 to 255), with its size in pixels (W3C, PNG, third edition). */
export function picture(width: number, height: number, gray = 128): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	// Eight bits per sample, grayscale.
	header[8] = 8;
	const lines = Buffer.alloc((width + 1) * height, gray);
	// Each line starts with its filter type: none.
	for (let y = 0; y < height; y += 1) lines[y * (width + 1)] = 0;
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(lines)),
		chunk('IEND', Buffer.alloc(0)),
	]);
}
