import { expect, it } from 'vitest';
import { derivedTexts, savedDocument, unchangedSince } from './derived-texts.ts';

const sent = { title: 'Storks land', slug: 'storks-fly', date: 1, note: null };

it('finds the texts that were stored as others, of documents and globals', () => {
	const stored = { title: 'Storks land', slug: 'storks-land', date: 2, note: 'x', id: 7 };
	const expected = [{ name: 'slug', sent: 'storks-fly', stored: 'storks-land' }];
	expect(derivedTexts(sent, savedDocument({ doc: stored }))).toEqual(expected);
	expect(derivedTexts(sent, savedDocument({ result: stored }))).toEqual(expected);
	expect(derivedTexts(sent, savedDocument('no answer'))).toEqual([]);
});

it('leaves what was typed since', () => {
	const derived = derivedTexts(sent, { slug: 'storks-land' });
	expect(unchangedSince(derived, sent)).toEqual({ slug: 'storks-land' });
	expect(unchangedSince(derived, { ...sent, slug: 'my-own' })).toEqual({});
});
