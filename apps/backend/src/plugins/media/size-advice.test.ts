import { expect, it } from 'vitest';
import { sizeAdvice } from './size-advice.ts';

const jpeg = (width: number, height: number, size = 200_000) =>
	sizeAdvice({ mimeType: 'image/jpeg', width, height, size });

it('a picture is far too large, far too small, too small to share, or right', () => {
	expect(jpeg(9000, 4000)).toBe('farTooLarge');
	expect(jpeg(3000, 2000, 20_000_000)).toBe('farTooLarge');
	expect(jpeg(120, 90)).toBe('farTooSmall');
	expect(jpeg(1000, 800)).toBe('tooSmallToShare');
	expect(jpeg(1200, 630)).toBeNull();
});

it('drawings, films and files without a size get no advice', () => {
	const none = { width: 10, height: 10, size: 10 };
	expect(sizeAdvice({ ...none, mimeType: 'image/svg+xml' })).toBeNull();
	expect(sizeAdvice({ ...none, mimeType: 'video/mp4' })).toBeNull();
	expect(sizeAdvice({ mimeType: 'image/png', width: null, height: null, size: 1 })).toBeNull();
});
