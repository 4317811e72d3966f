import { expect, it } from 'vitest';
import { sizeAdvice } from './size-advice.ts';

const jpeg = (width: number, height: number, size = 200_000) =>
	sizeAdvice({ mimeType: 'image/jpeg', width, height, size });

it('classifies pictures as far too large, far too small, too small to share, or suitable', () => {
	expect(jpeg(9000, 4000)).toBe('farTooLarge');
	expect(jpeg(3000, 2000, 20_000_000)).toBe('farTooLarge');
	expect(jpeg(120, 90)).toBe('farTooSmall');
	expect(jpeg(1000, 800)).toBe('tooSmallToShare');
	expect(jpeg(1200, 630)).toBeNull();
});

it('returns no advice for drawings, videos and files without a size', () => {
	const size = { width: 10, height: 10, size: 10 };
	expect(sizeAdvice({ ...size, mimeType: 'image/svg+xml' })).toBeNull();
	expect(sizeAdvice({ ...size, mimeType: 'video/mp4' })).toBeNull();
	expect(sizeAdvice({ mimeType: 'image/png', width: null, height: null, size: 1 })).toBeNull();
});
