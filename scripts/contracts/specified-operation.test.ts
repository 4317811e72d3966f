import { readFileSync } from 'node:fs';
import { typeDefs } from '@website/contracts/content-sdl';
import { buildSchema, type OperationDefinitionNode, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import * as documents from '../../apps/site/app/content/generated/documents.ts';
import { TypedDocumentString } from '../../apps/site/app/content/typed-document-string.ts';
import { specifiedOperation } from './specified-operation.ts';

const specified = buildSchema(`
	enum Language { en }
	type Query { page(slug: String!, lang: Language!): Sheet }
	type Sheet { title: String, parts: [Part!] }
	union Part = Hero | Faq
	type Hero { text: String }
	type Faq { items: [String] }
`);

function operation(text: string): OperationDefinitionNode {
	const [definition] = parse(text).definitions;
	if (definition?.kind !== 'OperationDefinition') throw new Error('No operation');
	return definition;
}

const page = operation(`query getPage($slug: String!, $lang: Locale!, $parent: String) {
	page(slug: $slug, lang: $lang, parent: $parent) { title href parts { __typename ... on Hero { text theme } ... on Video { url } } }
}`);
const menu = operation('query getMenu($lang: Locale!) { menu(lang: $lang) { links } }');

it('reduces an operation to the specification', () => {
	expect(specifiedOperation(page, new Map(), specified)).toBe(
		'query getPage($slug:String!$lang:Locale!){page(slug:$slug lang:$lang){title parts{__typename ...on Hero{text}}}}',
	);
	expect(specifiedOperation(menu, new Map(), specified)).toBeUndefined();
});

it('generates operations that the contract accepts completely and the reference in part', () => {
	const contract = buildSchema(typeDefs);
	const reference = buildSchema(
		readFileSync(
			new URL('../../packages/content-reference/specified.graphql', import.meta.url),
			'utf8',
		),
	);
	const texts = Object.values(documents).flatMap((one) =>
		one instanceof TypedDocumentString ? (one.specified ?? []) : [],
	);
	expect(texts).toHaveLength(8);
	for (const text of texts) {
		expect(validate(contract, parse(text))).toEqual([]);
		const referenceText = text
			.replace(':Locale!', ':Language!')
			.replace(':PostsWhere!', ':ArticleFilter!');
		expect(validate(reference, parse(referenceText))).toEqual([]);
	}
});
