import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { unionClashes } from './union-clashes.ts';

test('reports a field with different types in a union, with both members', () => {
	const schema = buildSchema(`
		type Query { section: Section }
		union Section = Cards | Prices
		type Cards { id: ID! columns: Int! }
		type Prices { id: ID! columns: [String!]! }
	`);
	expect(unionClashes(schema)).toEqual([
		'Section: the field "columns" is [String!]! in Prices, but Int! in Cards; give one of them another name',
	]);
});

test('finds no clashes in the contract', () => {
	const contract = join(import.meta.dirname, '../../packages/contracts/content.graphql');
	expect(unionClashes(buildSchema(readFileSync(contract, 'utf8')))).toEqual([]);
});
