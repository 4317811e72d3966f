import { expect, it } from 'vitest';
import { isPreviewToken, previewToken } from './token.ts';

const secret = 'a-preview-secret-of-length';

it('opens until it expires, with the right secret, unchanged', () => {
	const token = previewToken(secret, 1_000);
	expect(isPreviewToken(secret, token, 999)).toBe(true);
	expect(isPreviewToken(secret, token, 1_000)).toBe(false);
	expect(isPreviewToken('another', token, 999)).toBe(false);
	expect(isPreviewToken(secret, token.replace('1000', '9999'), 999)).toBe(false);
	expect(isPreviewToken(secret, 'nonsense', 999)).toBe(false);
	expect(isPreviewToken(secret, previewToken(secret, 999_999_999_999), 999)).toBe(false);
});
