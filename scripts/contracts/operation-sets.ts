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

const typename = '{ __typename }';

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

	/** A query that an endpoint accepts if it has all extras of the operations. It executes nothing. */
	extrasProbe(operations: readonly OperationDefinitionNode[]): string {
		const visited = new Set<string>();
		const roots = operations.flatMap((operation) =>
			this.#beyond(operation.selectionSet, this.#query, visited).map((text) =>
				text.replace(/^(\w+)/, `${operation.name?.value}_$1: $1`),
			),
		);
		const variables = usedVariables(operations, roots.join(' '));
		const query = `query contractExtras(${variables.map(print).join(' ')}) { __typename ... @skip(if: true) { ${roots.join(' ')} } }`;
		return stripIgnoredCharacters(query);
	}

	/** A query that is always invalid: the error messages contain the endpoint's types for the variables of the specified operations. */
	typesProbe(operations: readonly OperationDefinitionNode[]): string {
		const roots = operations.flatMap((operation) =>
			this.#select(operation.selectionSet, this.#query).flatMap((root) => {
				if (root.kind !== Kind.FIELD || root.arguments?.length === 0) return [];
				return `${operation.name?.value}: ${print(withoutSelection(root))} ${typename}`;
			}),
		);
		const names = new Set(roots.join(' ').match(/\$\w+/g));
		return stripIgnoredCharacters(
			`query variableTypes(${[...names].map((name) => `${name}: Boolean`).join(' ')}) { ${roots.join(' ')} }`,
		);
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

	/** The extras of a selection as text, each once. */
	#beyond(
		set: SelectionSetNode,
		parentType: GraphQLNamedType | undefined,
		visited: Set<string>,
	): string[] {
		return this.#spread(set).flatMap((node): string[] => {
			const head =
				node.kind === Kind.FIELD
					? print(withoutSelection(node))
					: `... on ${node.typeCondition?.name.value}`;
			if (head === '__typename') return [];
			const type = this.#typeOf(node, parentType);
			const inner = type && node.selectionSet ? this.#beyond(node.selectionSet, type, visited) : [];
			const isNew =
				!type ||
				(node.kind === Kind.FIELD &&
					withArgumentsOf(node, parentType).arguments?.length !== node.arguments?.length);
			const key = `${parentType?.name} ${head}`;
			if (inner.length === 0 && (!isNew || visited.has(key))) return [];
			visited.add(key);
			const fields = inner.length > 0 ? `{ ${inner.join(' ')} }` : node.selectionSet && typename;
			return [`${head} ${fields ?? ''}`];
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

function withoutSelection({ selectionSet: _fields, ...node }: FieldNode): FieldNode {
	return node;
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
