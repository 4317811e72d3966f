import sharp from 'sharp';

/** An image with a shape and a gradient, so that its size depends on the format. */
export function picture(width: number, height: number) {
	const pixels = Buffer.alloc(width * height * 3);
	for (let offset = 0; offset < pixels.length; offset += 3) {
		const x = (offset / 3) % width;
		const isInside = Math.hypot(x - 0.3 * width, offset / 3 / width - 0.4 * height) < 0.2 * height;
		pixels.writeUIntBE(isInside ? 0xd7351f : 0xcfe3ff - (x % 32), offset, 3);
	}
	return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG whose header declares far more pixels than the file contains. */
export async function pixelBomb(): Promise<Buffer> {
	const png = await picture(16, 16).png().toBuffer();
	png.writeUInt32BE(60_000, 16);
	png.writeUInt32BE(60_000, 20);
	png.writeInt32BE(crc(png.subarray(12, 29)), 29);
	return png;
}

function crc(bytes: Buffer): number {
	let value = -1;
	for (const byte of bytes) {
		value ^= byte;
		for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (0xedb88320 & -(value & 1));
	}
	return ~value;
}
