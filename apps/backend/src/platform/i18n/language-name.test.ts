import { expect, it } from 'vitest';
import { languageList, languageName } from './language-name.ts';

it.each([
	['da', 'en', 'Danish'],
	['de', 'da', 'Tysk'],
	['en', 'de', 'Englisch'],
])('names %s in %s: %s', (code, language, name) => {
	expect(languageName(code, language)).toBe(name);
});

it.each([
	['en', 'English and Danish'],
	['da', 'engelsk og dansk'],
	['de', 'Englisch und Dänisch'],
])('lists languages within a sentence in %s: %s', (language, list) => {
	expect(languageList(['en', 'da'], language)).toBe(list);
});
