import {
	type FragmentDefinitionNode,
	type GraphQLSchema,
	Kind,
	type OperationDefinitionNode,
	print,
	type SelectionNode,
	type SelectionSetNode,
	stripIgnoredCharacters,
	TypeInfo,
	visit,
	visitWithTypeInfo,
} from 'graphql';

/**
 * Reduces one of the site's operations, which request the whole contract, to what the schema of an endpoint with only the specified parts
 * has; undefined if it has none of it. The names of types are ignored, since the specification does not define them, except those of
 * sections and elements.
 */
export function specifiedOperation(
	operation: OperationDefinitionNode,
	fragments: ReadonlyMap<string, FragmentDefinitionNode>,
	specified: GraphQLSchema,
): string | undefined {
	const spread = (set?: SelectionSetNode): SelectionNode[] =>
		(set?.selections ?? []).flatMap((node) =>
			node.kind === Kind.FRAGMENT_SPREAD
				? spread(fragments.get(node.name.value)?.selectionSet)
				: [node],
		);
	const whole = visit(operation, {
		enter: (node) =>
			node.kind === Kind.SELECTION_SET ? { ...node, selections: spread(node) } : undefined,
	});
	const types = new TypeInfo(specified);
	const reduced = visit(
		whole,
		visitWithTypeInfo(types, {
			enter(node) {
				const isMissing =
					(node.kind === Kind.FIELD && !types.getFieldDef()) ||
					(node.kind === Kind.ARGUMENT && !types.getArgument()) ||
					(node.kind === Kind.INLINE_FRAGMENT && !types.getType());
				return isMissing ? null : undefined;
			},
			leave: (node) =>
				(node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT) &&
				node.selectionSet?.selections.length === 0
					? null
					: undefined,
		}),
	);
	if (reduced.selectionSet.selections.length === 0) return undefined;
	const names = new Set(print(reduced.selectionSet).match(/\$\w+/g));
	const variableDefinitions = reduced.variableDefinitions?.filter(({ variable }) =>
		names.has(print(variable)),
	);
	return stripIgnoredCharacters(print({ ...reduced, variableDefinitions }));
}
