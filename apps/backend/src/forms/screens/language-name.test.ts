import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
	['da', 'en', 'Danish'],
	['de', 'da', 'Tysk'],
	['en', 'de', 'Englisch'],
])('calls %s in %s: %s', (code, language, name) => {
	expect(languageName(code, language)).toBe(name);
});
