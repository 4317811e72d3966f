import sharp from 'sharp';

/** A picture with something in it, so that formats differ in size. */
export function picture(width: number, height: number) {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
		<rect width="100%" height="100%" fill="#cfe3ff"/><circle cx="30%" cy="40%" r="20%" fill="#d7351f"/></svg>`;
	return sharp(Buffer.from(drawing));
}

/** A PNG whose header promises far more pixels than it holds. */
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
