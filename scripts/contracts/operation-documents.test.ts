import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { operationDocumentsModule } from './operation-documents.ts';

const fragments =
	'fragment A on Page { title ...B } fragment B on Page { slug } fragment C on Page { id }';

const specified = buildSchema('type Query { page: Sheet } type Sheet { title: String }');

it('writes each fragment once, and lists the fragments of each operation', () => {
	const module = operationDocumentsModule(
		parse(`${fragments} query getPage { page { ...A ...B } } query getCTA { other { ...C } }`),
		specified,
	);
	expect(module.match(/fragment B on Page/g)).toHaveLength(1);
	expect(module).toContain(
		"GetPageDocument = operation<Types.GetPageQuery, Types.GetPageQueryVariables>(\n\t['A', 'B'],",
	);
	expect(module).toContain(
		"GetCtaDocument = operation<Types.GetCtaQuery, Types.GetCtaQueryVariables>(\n\t['C'],",
	);
	expect(module.match(/`query getPage\{page\{title\}\}`/g)).toHaveLength(1);
	expect(module).not.toContain('`query getCTA{');
});

it('rejects operations without a name', () => {
	expect(() => operationDocumentsModule(parse('{ page { id } }'), specified)).toThrow(/name/);
});
