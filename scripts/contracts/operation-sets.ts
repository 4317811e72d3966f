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
 * Compares the site's operations, which ask for the whole contract, with the schema of an endpoint that has what the specification lists and
 * nothing more. Names of its types are not used, as the specification leaves them open; those of sections and elements are.
 */
export class OperationSets {
	readonly #fragments: Fragments;
	readonly #specified: GraphQLSchema;

	constructor(fragments: Fragments, specified: GraphQLSchema) {
		this.#fragments = fragments;
		this.#specified = specified;
	}

	/** An operation with what the specification lists of it; undefined for one that it does not list. */
	specified(operation: OperationDefinitionNode): string | undefined {
		const selections = this.#select(operation.selectionSet, this.#query);
		if (selections.length === 0) return undefined;
		return compact({
			...operation,
			variableDefinitions: usedVariables([operation], selections.map(print).join(' ')),
			selectionSet: { kind: Kind.SELECTION_SET, selections },
		});
	}

	/** A query that an endpoint accepts which has everything the operations ask for beyond the specification; nothing of it is run. */
	extrasProbe(operations: readonly OperationDefinitionNode[]): string {
		const seen = new Set<string>();
		const roots = operations.flatMap((operation) =>
			this.#beyond(operation.selectionSet, this.#query, seen).map((text) =>
				text.replace(/^(\w+)/, `${operation.name?.value}_$1: $1`),
			),
		);
		const variables = usedVariables(operations, roots.join(' '));
		const query = `query contractExtras(${variables.map(print).join(' ')}) { __typename ... @skip(if: true) { ${roots.join(' ')} } }`;
		return stripIgnoredCharacters(query);
	}

	/** A query that fits no endpoint: its refusal names the types that an endpoint gives the variables of the specified operations. */
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

	/** Fields and members of unions with the fields of named fragments in their place. */
	#spread({ selections }: SelectionSetNode): Selection[] {
		return selections.flatMap((node: SelectionNode): Selection[] => {
			if (node.kind !== Kind.FRAGMENT_SPREAD) return [node];
			const fragment = this.#fragments.get(node.name.value);
			return fragment ? this.#spread(fragment.selectionSet) : [];
		});
	}

	#typeOf(node: Selection, holder: GraphQLNamedType | undefined): GraphQLNamedType | undefined {
		if (node.kind === Kind.INLINE_FRAGMENT)
			return this.#specified.getType(node.typeCondition?.name.value ?? '');
		const field = fieldOf(node, holder);
		return field && getNamedType(field.type);
	}

	#select(set: SelectionSetNode, holder: GraphQLNamedType | undefined): Selection[] {
		return this.#spread(set).flatMap((node): Selection[] => {
			if (node.kind === Kind.FIELD && node.name.value === '__typename') return [node];
			const type = this.#typeOf(node, holder);
			if (!type) return [];
			const whole = node.kind === Kind.FIELD ? withArgumentsOf(node, holder) : node;
			if (!node.selectionSet) return [whole];
			const selections = this.#select(node.selectionSet, type);
			if (selections.length === 0) return [];
			return [{ ...whole, selectionSet: { kind: Kind.SELECTION_SET, selections } }];
		});
	}

	/** Each thing beyond the specification, once, as text. */
	#beyond(
		set: SelectionSetNode,
		holder: GraphQLNamedType | undefined,
		seen: Set<string>,
	): string[] {
		return this.#spread(set).flatMap((node): string[] => {
			const head =
				node.kind === Kind.FIELD
					? print(withoutSelection(node))
					: `... on ${node.typeCondition?.name.value}`;
			if (head === '__typename') return [];
			const type = this.#typeOf(node, holder);
			const inner = type && node.selectionSet ? this.#beyond(node.selectionSet, type, seen) : [];
			const isNew =
				!type ||
				(node.kind === Kind.FIELD &&
					withArgumentsOf(node, holder).arguments?.length !== node.arguments?.length);
			const key = `${holder?.name} ${head}`;
			if (inner.length === 0 && (!isNew || seen.has(key))) return [];
			seen.add(key);
			const fields = inner.length > 0 ? `{ ${inner.join(' ')} }` : node.selectionSet && typename;
			return [`${head} ${fields ?? ''}`];
		});
	}
}

function fieldOf(node: FieldNode, holder: GraphQLNamedType | undefined) {
	return isObjectType(holder) || isInterfaceType(holder)
		? holder.getFields()[node.name.value]
		: undefined;
}

function withArgumentsOf(node: FieldNode, holder: GraphQLNamedType | undefined): FieldNode {
	const declared = fieldOf(node, holder)?.args.map(({ name }) => name) ?? [];
	const argumentNodes = (node.arguments ?? []).filter(({ name }) => declared.includes(name.value));
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
	const used = new Set(selection.match(/\$\w+/g));
	const declared = new Map<string, VariableDefinitionNode>();
	for (const one of operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions)) {
		const name = print(one.variable);
		const isStricter = one.type.kind === Kind.NON_NULL_TYPE;
		if (used.has(name) && (isStricter || !declared.has(name))) declared.set(name, one);
	}
	return [...declared.values()];
}

const compact = (node: ASTNode): string => stripIgnoredCharacters(print(node));
