import { expect, it } from 'vitest';
import { unless } from './translator.ts';
import { words } from './words.ts';

const check = unless(
	(value: number) => value > 0,
	words('Greater than 0', 'Større end 0', 'Größer als 0'),
);
const asking = (language: 'da' | 'de' | 'en') => ({
	req: { i18n: { language, fallbackLanguage: 'en', t: (key: string) => key } },
});

it('complains in the language of the editor, and of nothing that is empty or good', () => {
	expect(check(-1, asking('da'))).toBe('Større end 0');
	expect(check(-1, asking('de'))).toBe('Größer als 0');
	expect(check(1, asking('da'))).toBe(true);
	expect(check(null, asking('da'))).toBe(true);
});
