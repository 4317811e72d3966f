import {
	type DocumentNode,
	type GraphQLNamedType,
	type GraphQLSchema,
	getNamedType,
	isLeafType,
	isObjectType,
	isUnionType,
	Kind,
	parse,
	type SelectionNode,
	TypeInfo,
	visit,
	visitWithTypeInfo,
} from 'graphql';

const isAllFields = (node: SelectionNode | undefined): boolean =>
	node?.kind === Kind.FRAGMENT_SPREAD && node.name.value === 'AllFields';

/**
 * Replaces `...AllFields` by every field of its type, in the order of the schema. A fragment that consists of it is spread for all objects
 * of its type; other objects are written out.
 */
export function withAllFields(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
	const fragments = new Map(
		document.definitions.flatMap((one) =>
			one.kind === Kind.FRAGMENT_DEFINITION && isAllFields(one.selectionSet.selections[0])
				? [[one.typeCondition.name.value, one.name.value] as const]
				: [],
		),
	);
	const objectFields = (type: GraphQLNamedType): string => {
		const fragment = fragments.get(type.name);
		return fragment ? `...${fragment}` : allFields(type);
	};
	const allFields = (type: GraphQLNamedType): string => {
		if (isUnionType(type))
			return `__typename ${type
				.getTypes()
				.map((member) => `... on ${member.name} { ${objectFields(member)} }`)
				.join(' ')}`;
		if (!isObjectType(type)) throw new Error(`${type.name} has no fields`);
		return Object.values(type.getFields())
			.map((field) => {
				const fieldType = getNamedType(field.type);
				return isLeafType(fieldType) ? field.name : `${field.name} { ${objectFields(fieldType)} }`;
			})
			.join(' ');
	};
	const selections = (type: GraphQLNamedType | null | undefined): readonly SelectionNode[] => {
		if (!type) throw new Error('AllFields is spread in an unknown type');
		const [definition] = parse(`{ ${allFields(type)} }`, { noLocation: true }).definitions;
		return definition && 'selectionSet' in definition
			? (definition.selectionSet?.selections ?? [])
			: [];
	};
	const types = new TypeInfo(schema);
	return visit(
		document,
		visitWithTypeInfo(types, {
			SelectionSet: (node) => ({
				...node,
				selections: node.selections.flatMap((one) =>
					isAllFields(one) ? selections(types.getParentType()) : one,
				),
			}),
		}),
	);
}
