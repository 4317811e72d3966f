import { expect, it } from 'vitest';
import { previewExpiry } from './preview-token.ts';
import { signPreview } from './testing/sign-preview.ts';

const secret = 'a-preview-secret-of-length';

it('opens until it expires, with the right secret, unchanged', () => {
	const token = signPreview(secret, 1_000);
	expect(previewExpiry(secret, token, 999)).toBe(1_000);
	expect(previewExpiry(secret, token, 1_000)).toBeUndefined();
	expect(previewExpiry('another', token, 999)).toBeUndefined();
	expect(previewExpiry(secret, token.replace('1000', '9999'), 999)).toBeUndefined();
	expect(previewExpiry(secret, 'nonsense', 999)).toBeUndefined();
	expect(previewExpiry(secret, undefined, 999)).toBeUndefined();
});

it('opens for no longer than a day, whatever was signed', () => {
	const day = 86_400;
	expect(previewExpiry(secret, signPreview(secret, 1_000 + day), 1_000)).toBe(1_000 + day);
	expect(previewExpiry(secret, signPreview(secret, 1_001 + day), 1_000)).toBeUndefined();
	expect(previewExpiry(secret, signPreview(secret, 999_999_999_999), 1_000)).toBeUndefined();
});
