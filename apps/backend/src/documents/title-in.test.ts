import { expect, it } from 'vitest';
import { titleIn } from './title-in.ts';

it('returns the title in the language', () => {
	expect(titleIn({ en: 'About us', da: 'Om os' }, 'da')).toBe('Om os');
});

it('falls back to the title of another language, followed by the name of that language', () => {
	expect(titleIn({ en: 'About us', da: ' ', de: null }, 'da')).toBe('About us (English)');
	expect(titleIn({ de: 'Über uns' }, 'en')).toBe('Über uns (Deutsch)');
});

it('returns undefined if no language has a title', () => {
	expect(titleIn({}, 'en')).toBeUndefined();
	expect(titleIn({ en: '', da: 7 }, 'en')).toBeUndefined();
});
