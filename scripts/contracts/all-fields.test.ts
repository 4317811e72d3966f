import { buildSchema, parse, print, stripIgnoredCharacters } from 'graphql';
import { expect, it } from 'vitest';
import { withAllFields } from './all-fields.ts';

const schema = buildSchema(`
	type Query { page: Page }
	type Page { title: String, image: Image, tags: [Tag!]!, parts: [Part!]! }
	type Image { url: String }
	type Tag { name: String }
	union Part = Hero | Faq
	type Hero { image: Image, title: String }
	type Faq { items: [Item!]! }
	type Item { text: String }
`);

it('writes out every field, and spreads the fragments that have all fields of a type', () => {
	const document = parse(`
		query getPage { page { ...AllFields } }
		fragment ImageFields on Image { ...AllFields }
		fragment TagName on Tag { name }
	`);
	expect(stripIgnoredCharacters(print(withAllFields(document, schema)))).toBe(
		'query getPage{page{title image{...ImageFields}tags{name}parts{__typename ...on Hero{image{...ImageFields}title}...on Faq{items{text}}}}}fragment ImageFields on Image{url}fragment TagName on Tag{name}',
	);
});

it('rejects types without fields', () => {
	expect(() => withAllFields(parse('fragment A on None { ...AllFields }'), schema)).toThrow(/type/);
});
