import sharp from 'sharp';

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Pixel size and dominant colour (#rrggbb) of an image or drawing; null when it cannot be read. */
export async function measureImage(
	data: Buffer,
): Promise<{ width: number; height: number; color: string } | null> {
	try {
		const { width, height } = await sharp(data).metadata();
		if (!width || !height) return null;
		const small = await sharp(data)
			.resize(64, 64, { fit: 'inside' })
			.flatten({ background: '#ffffff' })
			.toBuffer();
		const { dominant } = await sharp(small).stats();
		return { width, height, color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` };
	} catch {
		return null;
	}
}
