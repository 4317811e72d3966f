import { behaviorWithout } from '@website/contracts/content-directives';
import { type GraphQLSchema, isObjectType } from 'graphql';

export interface Extra {
	name: string;
	kind: 'operation' | 'argument' | 'field' | 'type';
	without: string;
}

/** All parts of the contract that extend the specification, in the order of the schema. */
export function contractExtras(schema: GraphQLSchema): Extra[] {
	const extras: Extra[] = [];
	const addExtra = (
		name: string,
		kind: Extra['kind'],
		part: Parameters<typeof behaviorWithout>[0],
	) => {
		const without = behaviorWithout(part);
		if (without !== undefined) extras.push({ name, kind, without });
	};
	for (const type of Object.values(schema.getTypeMap())) {
		if (!isObjectType(type)) continue;
		addExtra(type.name, 'type', type);
		const isQuery = type === schema.getQueryType();
		for (const field of Object.values(type.getFields())) {
			addExtra(`${type.name}.${field.name}`, isQuery ? 'operation' : 'field', field);
			for (const argument of field.args) {
				addExtra(`${type.name}.${field.name}(${argument.name})`, 'argument', argument);
			}
		}
	}
	return extras;
}
