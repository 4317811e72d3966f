import { expect, it } from 'vitest';
import { inFurtherLanguages } from './further-languages.ts';

const catalogues = { sv: { Country: 'Land' } };

it('takes words from a language’s catalogue', () => {
	expect(inFurtherLanguages('Country', catalogues, true)).toEqual({ sv: 'Land' });
});

it('stays English for a word that is missing, and says so in development', () => {
	expect(inFurtherLanguages('Title', catalogues, false)).toEqual({ sv: 'Title' });
	expect(inFurtherLanguages('Title', catalogues, true)).toEqual({ sv: 'Title [sv?]' });
});
