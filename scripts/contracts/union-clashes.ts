import {
	type GraphQLOutputType,
	type GraphQLSchema,
	getNamedType,
	isLeafType,
	isObjectType,
	isUnionType,
} from 'graphql';

/** Fields with different types in the members of a union, which no operation can select together (GraphQL specification, 5.3.2). */
export function unionClashes(schema: GraphQLSchema): string[] {
	const clashes: string[] = [];
	for (const union of Object.values(schema.getTypeMap())) {
		if (!isUnionType(union)) continue;
		const seen = new Map<string, { type: GraphQLOutputType; owner: string }>();
		for (const member of union.getTypes().filter(isObjectType)) {
			for (const field of Object.values(member.getFields())) {
				const { type } = field;
				const first = seen.get(field.name);
				if (!first) seen.set(field.name, { type, owner: member.name });
				else if (shapeOf(first.type) !== shapeOf(type)) {
					clashes.push(
						`${union.name}: the field "${field.name}" is ${type} in ${member.name}, but ${first.type} in ${first.owner}; give one of them another name`,
					);
				}
			}
		}
	}
	return clashes;
}

/** The part of a type that must be equal for two fields to merge: lists, nulls, and a leaf type's name. Objects merge field by field. */
function shapeOf(type: GraphQLOutputType): string {
	const namedType = getNamedType(type);
	return isLeafType(namedType) ? String(type) : String(type).replace(namedType.name, '{}');
}
