import { expect, it } from 'vitest';
import { titleIn } from './title-in.ts';

it('is the title in the language', () => {
	expect(titleIn({ en: 'About us', da: 'Om os' }, 'da')).toBe('Om os');
});

it('is the title of another language, with its name, where there is none', () => {
	expect(titleIn({ en: 'About us', da: ' ', de: null }, 'da')).toBe('About us (English)');
	expect(titleIn({ de: 'Über uns' }, 'en')).toBe('Über uns (Deutsch)');
});

it('is nothing where no language has one', () => {
	expect(titleIn({}, 'en')).toBeUndefined();
	expect(titleIn({ en: '', da: 7 }, 'en')).toBeUndefined();
});
