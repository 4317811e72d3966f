import { expect, it } from 'vitest';
import { derivedTexts, savedDocument, withoutEdits } from './derived-texts.ts';

const data = { title: 'Storks land', slug: 'storks-fly', date: 1, note: null };

it('finds the texts that the backend changed in a document or global', () => {
	const document = { title: 'Storks land', slug: 'storks-land', date: 2, note: 'x', id: 7 };
	const expected = [{ name: 'slug', from: 'storks-fly', to: 'storks-land' }];
	expect(derivedTexts(data, savedDocument({ doc: document }))).toEqual(expected);
	expect(derivedTexts(data, savedDocument({ result: document }))).toEqual(expected);
	expect(derivedTexts(data, savedDocument('no document'))).toEqual([]);
});

it('omits texts that were edited since', () => {
	const texts = derivedTexts(data, { slug: 'storks-land' });
	expect(withoutEdits(texts, data)).toEqual({ slug: 'storks-land' });
	expect(withoutEdits(texts, { ...data, slug: 'my-own' })).toEqual({});
});
