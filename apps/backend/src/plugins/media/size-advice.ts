import { limits } from '../../platform/limits.ts';

/** MIME type and size of a stored picture. */
export interface PictureSize {
	mimeType: unknown;
	/** Pixels. */
	width: unknown;
	height: unknown;
	/** Bytes. */
	size: unknown;
}

export type SizeAdvice = 'tooSmallToShare' | 'farTooSmall' | 'farTooLarge';

const { smallest, widest, heaviest } = limits.uploads.advice;
const shareImage = limits.editing.shareImage;

/**
 * Advice on the size of a picture; null if it is suitable, and for drawings, which scale to any size. It does not block saving, because a
 * logo may be small.
 */
export function sizeAdvice({ mimeType, width, height, size }: PictureSize): SizeAdvice | null {
	const isPicture = typeof mimeType === 'string' && /^image\/(?!svg)/.test(mimeType);
	if (!isPicture || typeof width !== 'number' || typeof height !== 'number') return null;
	if (Math.max(width, height) > widest || Number(size ?? 0) > heaviest) return 'farTooLarge';
	if (Math.max(width, height) < smallest) return 'farTooSmall';
	return width < shareImage.width || height < shareImage.height ? 'tooSmallToShare' : null;
}
