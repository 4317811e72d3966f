import { limits } from '../../platform/limits.ts';

/** What is known of a stored picture. */
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
const shared = limits.editing.sharedPicture;

/**
 * What to say of a picture's size; null where it is right, and for drawings, which have every size. Advice, no refusal: a logo may be small.
 */
export function sizeAdvice({ mimeType, width, height, size }: PictureSize): SizeAdvice | null {
	const isPicture = typeof mimeType === 'string' && /^image\/(?!svg)/.test(mimeType);
	if (!isPicture || typeof width !== 'number' || typeof height !== 'number') return null;
	if (Math.max(width, height) > widest || Number(size ?? 0) > heaviest) return 'farTooLarge';
	if (Math.max(width, height) < smallest) return 'farTooSmall';
	return width < shared.width || height < shared.height ? 'tooSmallToShare' : null;
}
