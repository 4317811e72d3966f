import { withoutExtra } from '@website/contracts/content-directives';
import { type GraphQLSchema, isObjectType } from 'graphql';

export interface Extra {
	name: string;
	kind: 'operation' | 'argument' | 'field' | 'type';
	without: string;
}

/** Everything in the contract that is beyond the specification, in its order. */
export function contractExtras(schema: GraphQLSchema): Extra[] {
	const extras: Extra[] = [];
	const note = (name: string, kind: Extra['kind'], part: Parameters<typeof withoutExtra>[0]) => {
		const without = withoutExtra(part);
		if (without !== undefined) extras.push({ name, kind, without });
	};
	for (const type of Object.values(schema.getTypeMap())) {
		if (!isObjectType(type)) continue;
		note(type.name, 'type', type);
		const isQuery = type === schema.getQueryType();
		for (const field of Object.values(type.getFields())) {
			note(`${type.name}.${field.name}`, isQuery ? 'operation' : 'field', field);
			for (const argument of field.args) {
				note(`${type.name}.${field.name}(${argument.name})`, 'argument', argument);
			}
		}
	}
	return extras;
}
