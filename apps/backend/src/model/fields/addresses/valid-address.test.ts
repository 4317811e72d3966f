import { expect, it } from 'vitest';
import { validWebAddress } from './valid-address.ts';

const i18n = { language: 'en', fallbackLanguage: 'en', t: (key: string) => key };
const validate = (value: string) => validWebAddress(value, { req: { i18n } });

it.each(['', 'https://example.com', 'HTTP://example.com/about?a=b'])('accepts %o', (value) => {
	expect(validate(value)).toBe(true);
});

it.each([
	...['Acme Ltd.', 'example.com', '/about', 'mailto:a@example.com', 'javascript:alert(1)'],
	...['https://', 'https://example', 'https://exa mple.com'],
])('rejects %o', (value) => {
	expect(validate(value)).toEqual(expect.any(String));
});
