import { describe, expect, it } from 'vitest';
import { sentenceCase } from './sentence-case.ts';
import { inFurtherLanguages, languageList, languageName, validateWith, words } from './words.ts';

describe('a further language', () => {
	const catalogues = { sv: { Country: 'Land' } };

	it('translates a text with the catalogue of a language', () => {
		expect(inFurtherLanguages('Country', catalogues, true)).toEqual({ sv: 'Land' });
	});

	it('returns English for a missing text, marked in development', () => {
		expect(inFurtherLanguages('Title', catalogues, false)).toEqual({ sv: 'Title' });
		expect(inFurtherLanguages('Title', catalogues, true)).toEqual({ sv: 'Title [sv?]' });
	});
});

describe('a language name', () => {
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
});

describe('validateWith', () => {
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
});

it('writes the titles of Payload in sentence case, in groups too', () => {
	const texts = {
		createNew: 'Create New',
		group: { perPage: 'Per Page: {{limit}}', id: 'API ID' },
	};
	expect(sentenceCase(texts)).toEqual({
		createNew: 'Create new',
		group: { perPage: 'Per page: {{limit}}', id: 'API ID' },
	});
});
