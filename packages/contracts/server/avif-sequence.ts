/** True for the bytes of an animated AVIF. Encoders mark one by its brand. */
export const isAvifSequence = (bytes: Buffer): boolean =>
	bytes.toString('latin1', 4, 12) === 'ftypavis';

/** A copy of an animated AVIF that sharp reads as a picture: its first image. Returns other files unchanged. */
export function stillOfAvif(bytes: Buffer): Buffer {
	if (!isAvifSequence(bytes)) return bytes;
	const still = Buffer.from(bytes);
	still.write('avif', 8, 'latin1');
	return still;
}
