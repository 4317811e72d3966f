import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
	/** Pixels that differ. */
	pixels: number;
	/** Share of the picture that differs, from 0 to 1. */
	share: number;
	/** The later picture in gray, what differs in color; PNG. */
	diffImage: Buffer;
}

/** What differs between two pictures (PNG); null where nothing does. A picture that is smaller is extended. */
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
