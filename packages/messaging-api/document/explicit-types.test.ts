import { expect, it } from 'vitest';
import { withExplicitTypes } from './explicit-types.ts';

const documentWith = (schema: object) => ({
	components: {
		schemas: {
			Day: { type: 'string' },
			Loop: { $ref: '#/components/schemas/Day' },
			Any: {},
			schema,
		},
	},
});
const typeOf = (schema: object) =>
	(withExplicitTypes(documentWith(schema)).components.schemas.schema as { type?: unknown }).type;

const day = { $ref: '#/components/schemas/Day' };

it.each([
	['with two types', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, ['integer', 'null']],
	['with references', { oneOf: [{ $ref: '#/components/schemas/Loop' }, day] }, 'string'],
	[
		'with nested choices',
		{ anyOf: [{ anyOf: [day, { type: 'object' }] }, { type: ['null'] }] },
		['string', 'object', 'null'],
	],
	['that has a type', { type: 'object', oneOf: [day] }, 'object'],
	['that allows any type', { anyOf: [day, { $ref: '#/components/schemas/Any' }] }, undefined],
])('determines the type of a choice %s', (_, schema, type) => expect(typeOf(schema)).toEqual(type));

it('does not change the original document', () => {
	const document = documentWith({ anyOf: [day] });
	withExplicitTypes(document);
	expect(document.components.schemas.schema).toEqual({ anyOf: [day] });
});
