import {
	type ASTNode,
	type DocumentNode,
	type FieldNode,
	Kind,
	type OperationDefinitionNode,
	visit,
} from 'graphql';

/** The operation without these nodes and what is empty or unused then; `leaves` are asked for without a selection. */
export function prune(
	document: DocumentNode,
	removed: ReadonlySet<ASTNode>,
	leaves: ReadonlySet<ASTNode> = new Set(),
): DocumentNode {
	const pruned: DocumentNode = visit(document, {
		enter: (node) => {
			if (removed.has(node)) return null;
			return node.kind === Kind.FIELD && leaves.has(node) ? asLeaf(node) : undefined;
		},
		leave: (node) => {
			const selects = node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT;
			return selects && node.selectionSet?.selections.length === 0 ? null : undefined;
		},
	});
	return visit(pruned, {
		enter: (node) =>
			node.kind === Kind.OPERATION_DEFINITION ? withUsedVariables(node) : undefined,
	});
}

function asLeaf({ selectionSet: _selections, ...field }: FieldNode): FieldNode {
	return field;
}

function withUsedVariables(operation: OperationDefinitionNode): OperationDefinitionNode {
	const used = new Set<string>();
	visit(operation.selectionSet, {
		enter: (node) => {
			if (node.kind === Kind.VARIABLE) used.add(node.name.value);
		},
	});
	const { variableDefinitions = [] } = operation;
	return {
		...operation,
		variableDefinitions: variableDefinitions.filter((one) => used.has(one.variable.name.value)),
	};
}
