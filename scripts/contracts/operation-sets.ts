import {
	type ASTNode,
	type FieldNode,
	type FragmentDefinitionNode,
	type GraphQLNamedType,
	type GraphQLSchema,
	getNamedType,
	type InlineFragmentNode,
	isInterfaceType,
	isObjectType,
	Kind,
	type OperationDefinitionNode,
	print,
	type SelectionNode,
	type SelectionSetNode,
	stripIgnoredCharacters,
	type VariableDefinitionNode,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Selection = FieldNode | InlineFragmentNode;

/**
 * Compares the site's operations, which request the whole contract, with the schema of an endpoint that has only the specified parts. The
 * names of its types are ignored, since the specification does not define them, except those of sections and elements.
 */
export class OperationSets {
	readonly #fragments: Fragments;
	readonly #specified: GraphQLSchema;

	constructor(fragments: Fragments, specified: GraphQLSchema) {
		this.#fragments = fragments;
		this.#specified = specified;
	}

	/** Reduces an operation to its specified parts; undefined if it has none. */
	specified(operation: OperationDefinitionNode): string | undefined {
		const selections = this.#select(operation.selectionSet, this.#query);
		if (selections.length === 0) return undefined;
		return compact({
			...operation,
			variableDefinitions: usedVariables([operation], selections.map(print).join(' ')),
			selectionSet: { kind: Kind.SELECTION_SET, selections },
		});
	}

	get #query(): GraphQLNamedType | undefined {
		return this.#specified.getQueryType() ?? undefined;
	}

	/** Replaces named fragments by their selections. */
	#spread({ selections }: SelectionSetNode): Selection[] {
		return selections.flatMap((node: SelectionNode): Selection[] => {
			if (node.kind !== Kind.FRAGMENT_SPREAD) return [node];
			const fragment = this.#fragments.get(node.name.value);
			return fragment ? this.#spread(fragment.selectionSet) : [];
		});
	}

	#typeOf(node: Selection, parentType: GraphQLNamedType | undefined): GraphQLNamedType | undefined {
		if (node.kind === Kind.INLINE_FRAGMENT)
			return this.#specified.getType(node.typeCondition?.name.value ?? '');
		const field = fieldOf(node, parentType);
		return field && getNamedType(field.type);
	}

	#select(set: SelectionSetNode, parentType: GraphQLNamedType | undefined): Selection[] {
		return this.#spread(set).flatMap((node): Selection[] => {
			if (node.kind === Kind.FIELD && node.name.value === '__typename') return [node];
			const type = this.#typeOf(node, parentType);
			if (!type) return [];
			const selection = node.kind === Kind.FIELD ? withArgumentsOf(node, parentType) : node;
			if (!node.selectionSet) return [selection];
			const selections = this.#select(node.selectionSet, type);
			if (selections.length === 0) return [];
			return [{ ...selection, selectionSet: { kind: Kind.SELECTION_SET, selections } }];
		});
	}
}

function fieldOf(node: FieldNode, parentType: GraphQLNamedType | undefined) {
	return isObjectType(parentType) || isInterfaceType(parentType)
		? parentType.getFields()[node.name.value]
		: undefined;
}

function withArgumentsOf(node: FieldNode, parentType: GraphQLNamedType | undefined): FieldNode {
	const argumentNames = fieldOf(node, parentType)?.args.map(({ name }) => name) ?? [];
	const argumentNodes = (node.arguments ?? []).filter(({ name }) =>
		argumentNames.includes(name.value),
	);
	return { ...node, arguments: argumentNodes };
}

/** The variables that a selection uses, each as the strictest operation declares it. */
function usedVariables(
	operations: readonly OperationDefinitionNode[],
	selection: string,
): VariableDefinitionNode[] {
	const names = new Set(selection.match(/\$\w+/g));
	const definitions = new Map<string, VariableDefinitionNode>();
	for (const one of operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions)) {
		const name = print(one.variable);
		const isStricter = one.type.kind === Kind.NON_NULL_TYPE;
		if (names.has(name) && (isStricter || !definitions.has(name))) definitions.set(name, one);
	}
	return [...definitions.values()];
}

const compact = (node: ASTNode): string => stripIgnoredCharacters(print(node));
