import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
	/** Number of different pixels. */
	pixels: number;
	/** Share of different pixels, from 0 to 1. */
	share: number;
	/** PNG with the picture in gray and the different pixels in color. */
	diffImage: Buffer;
}

/** Compares two PNGs. Returns null if they look the same. The smaller one is extended with white. */
export async function difference(before: Buffer, after: Buffer): Promise<Difference | null> {
	if (before.equals(after)) return null;
	const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
	const width = Math.max(...sizes.map((size) => size.width));
	const height = Math.max(...sizes.map((size) => size.height));
	const [first, second] = await Promise.all([
		pixelsOf(before, width, height),
		pixelsOf(after, width, height),
	]);
	const diffImage = Buffer.alloc(width * height * 4);
	const pixels = pixelmatch(first, second, diffImage, width, height, {
		threshold: 0.1,
		alpha: 0.25,
		diffColor: [214, 0, 110],
	});
	if (pixels === 0) return null;
	const image = sharp(diffImage, { raw: { width, height, channels: 4 } });
	return { pixels, share: pixels / (width * height), diffImage: await image.png().toBuffer() };
}

async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
	return sharp(picture)
		.resize({ width, height, fit: 'contain', position: 'left top', background: 'white' })
		.ensureAlpha()
		.raw()
		.toBuffer();
}
