import { expect, it } from 'vitest';
import { validateWith } from './translator.ts';
import { words } from './words.ts';

const check = validateWith(
	(value: number) => value > 0,
	words('Greater than 0', 'Større end 0', 'Größer als 0'),
);
const requestIn = (language: 'da' | 'de' | 'en') => ({
	req: { i18n: { language, fallbackLanguage: 'en', t: (key: string) => key } },
});

it('returns the problem in the language of the admin, and accepts valid and empty values', () => {
	expect(check(-1, requestIn('da'))).toBe('Større end 0');
	expect(check(-1, requestIn('de'))).toBe('Größer als 0');
	expect(check(1, requestIn('da'))).toBe(true);
	expect(check(null, requestIn('da'))).toBe(true);
});
