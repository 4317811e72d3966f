import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { signIn } from './backend.ts';

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

/** An incompressible picture: about 3 bytes per pixel. */
function noise(side: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const line = () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * side)]);
	const pixels = Buffer.concat(Array.from({ length: side }, line));
	return Buffer.concat([
		Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(pixels, { level: 0 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

const picture = (buffer: Buffer) => ({
	name: `noise-${crypto.randomUUID()}.png`,
	mimeType: 'image/png',
	buffer,
});

test('a picture of many megabytes is stored completely; one over the limit is refused with the limit', async () => {
	test.slow();
	const backend = await signIn();
	const large = picture(noise(2_200));
	expect(large.buffer.length).toBeGreaterThan(14_000_000);
	const { id, width } = await backend.upload(large);
	expect(width).toBe(2_200);
	await backend.remove('media', id);
	const tooLarge = picture(Buffer.alloc(65 * 1024 * 1024, 1));
	await expect(backend.upload(tooLarge)).rejects.toThrow(/413.*64 MiB/);
});
