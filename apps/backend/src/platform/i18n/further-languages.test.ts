import { expect, it } from 'vitest';
import { inFurtherLanguages } from './further-languages.ts';

const catalogues = { sv: { Country: 'Land' } };

it('translates a text with the catalogue of a language', () => {
	expect(inFurtherLanguages('Country', catalogues, true)).toEqual({ sv: 'Land' });
});

it('returns English for a missing text, marked in development', () => {
	expect(inFurtherLanguages('Title', catalogues, false)).toEqual({ sv: 'Title' });
	expect(inFurtherLanguages('Title', catalogues, true)).toEqual({ sv: 'Title [sv?]' });
});
