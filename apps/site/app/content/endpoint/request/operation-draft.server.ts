import {
	type FieldNode,
	type GraphQLOutputType,
	getNamedType,
	getNullableType,
	type InlineFragmentNode,
	isListType,
	isObjectType,
	isUnionType,
	Kind,
	type OperationDefinitionNode,
	parse,
	print,
	type SelectionSetNode,
	type VariableDefinitionNode,
} from 'graphql';
import type { Fragments } from '../contract/response-shape.server.ts';

/** An error of a rejected query (GraphQL specification, 7.1.2). */
export interface Rejection {
	message: string;
	locations?: readonly { line: number }[] | undefined;
}

/** Ways to request a list: `list { … }`, `list { nodes { … } }` and `list { edges { node { … } } }`. */
type ListForm = readonly string[];
const plain: ListForm = [];
const nodes: ListForm = ['nodes'];
const edges: ListForm = ['edges', 'node'];

interface Argument {
	text: string;
	isRemoved: boolean;
}

interface Selection {
	head: string;
	/** The part of the contract: `Page.title`, `Query.page(lang)`, or a type of a union. */
	coordinate: string;
	arguments: (Argument & { coordinate: string })[];
	/** The fields of an object or of the entries of a list. */
	children: Selection[];
	/** Fields beside the entries of a connection, such as `pageInfo`. */
	beside: Selection[];
	/** The forms of a list that the endpoint has not rejected, the first of which is used; undefined for other fields. */
	forms: ListForm[] | undefined;
	isLeaf: boolean;
	isRemoved: boolean;
}

interface Variable {
	name: string;
	type: string;
	isTypeKnown: boolean;
	defaultValue: string;
}

/**
 * An operation that is changed step by step until an endpoint accepts it. Every selection, argument and variable is on a line of its own,
 * so that the locations of errors name them. Types of objects are not named, because the specification leaves their names open.
 */
export class OperationDraft {
	readonly #name: string;
	readonly #fragments: Fragments;
	readonly #variables: Variable[];
	readonly #roots: Selection[];
	/** What the lines of the latest text contain. */
	#lines: (Part | undefined)[] = [];

	constructor(operation: OperationDefinitionNode, fragments: Fragments, query: GraphQLOutputType) {
		this.#name = operation.name?.value ?? '';
		this.#fragments = fragments;
		this.#variables = (operation.variableDefinitions ?? []).map(variableOf);
		this.#roots = this.#selectionsOf(operation.selectionSet, query);
	}

	/** The parts of the contract that the endpoint does not accept. */
	get missing(): string[] {
		return [...new Set(this.#roots.flatMap(missingIn))];
	}

	/** The query, and the names of its variables; undefined if no field is left. */
	form(): { text: string; variables: string[] } | undefined {
		const body: Line[] = this.#roots.flatMap(linesOf);
		if (body.length === 0) return undefined;
		const names = new Set(body.flatMap(({ text }) => text.match(/\$\w+/g) ?? []));
		const used = this.#variables.filter(({ name }) => names.has(`$${name}`));
		const declared = used.map((part) => ({ text: `$${part.name}: ${typeText(part)}`, part }));
		const lines: Line[] = [
			...(used.length > 0
				? [{ text: `query ${this.#name}(` }, ...declared, { text: ') {' }]
				: [{ text: `query ${this.#name} {` }]),
			...body,
			{ text: '}' },
		];
		this.#lines = [undefined, ...lines.map(({ part }) => part)];
		return {
			text: lines.map(({ text }) => text).join('\n'),
			variables: used.map(({ name }) => name),
		};
	}

	/** Removes or changes what the errors of the latest text name. Returns false if they name nothing. */
	change(rejections: readonly Rejection[]): boolean {
		let isChanged = false;
		const lists = new Set<Selection>();
		for (const { message, locations = [] } of rejections) {
			const parts = locations.flatMap(({ line }) => this.#lines[line] ?? []);
			const variable = parts.find((part) => 'defaultValue' in part);
			const type = /expect(?:ing|ed) type\W*?(\[*[_A-Za-z]\w*[\]!]*)/i.exec(message)?.[1];
			if (variable && !variable.isTypeKnown) {
				// Each server names the type that it expects if the declared one is another type that it has.
				variable.type = type ?? 'Boolean';
				variable.isTypeKnown = type !== undefined;
				isChanged = true;
				continue;
			}
			for (const part of parts) {
				if ('defaultValue' in part) continue;
				isChanged = true;
				if ('list' in part) lists.add(part.list);
				else if ('children' in part && part.children.length > 0 && /must not have/i.test(message))
					part.isLeaf = true;
				else part.isRemoved = true;
			}
		}
		for (const list of lists) list.isRemoved ||= !nextForm(list);
		for (const root of this.#roots) removeEmpty(root);
		return isChanged;
	}

	#selectionsOf(set: SelectionSetNode, parent: GraphQLOutputType): Selection[] {
		return set.selections.flatMap((node): Selection[] => {
			if (node.kind === Kind.FIELD) return this.#fieldOf(node, parent);
			if (node.kind === Kind.INLINE_FRAGMENT) return [this.#memberOf(node, parent)];
			const fragment = this.#fragments.get(node.name.value);
			return fragment ? this.#selectionsOf(fragment.selectionSet, parent) : [];
		});
	}

	#fieldOf(node: FieldNode, parent: GraphQLOutputType): Selection[] {
		const name = node.name.value;
		const head = node.alias ? `${node.alias.value}: ${name}` : name;
		if (name === '__typename') return [selection({ head, coordinate: name })];
		const type = isObjectType(parent) ? parent.getFields()[name]?.type : undefined;
		if (!isObjectType(parent) || !type) return [];
		const coordinate = `${parent.name}.${name}`;
		const named = getNamedType(type);
		const isConnection = isObjectType(named) && named.getFields().nodes !== undefined;
		const isList = isListType(getNullableType(type)) && (isObjectType(named) || isUnionType(named));
		const inner = node.selectionSet ? this.#selectionsOf(node.selectionSet, named) : [];
		const entries = inner.find((child) => isConnection && child.head === 'nodes');
		return [
			selection({
				head,
				coordinate,
				arguments: (node.arguments ?? []).map((argument) => ({
					text: print(argument),
					coordinate: `${coordinate}(${argument.name.value})`,
					isRemoved: false,
				})),
				children: entries?.children ?? inner,
				beside: entries ? inner.filter((child) => child !== entries) : [],
				...(entries && { forms: [nodes, edges, plain] }),
				...(isList && { forms: [plain, nodes, edges] }),
			}),
		];
	}

	#memberOf(node: InlineFragmentNode, parent: GraphQLOutputType): Selection {
		const name = node.typeCondition?.name.value ?? '';
		const type = isUnionType(parent)
			? parent.getTypes().find((one) => one.name === name)
			: undefined;
		return selection({
			head: `... on ${name}`,
			coordinate: name,
			children: type ? this.#selectionsOf(node.selectionSet, type) : [],
		});
	}
}

/** The line that opens the entries of a list, such as `nodes {`. */
interface Entries {
	list: Selection;
}

type Part = Selection | Argument | Variable | Entries;

interface Line {
	text: string;
	part?: Part;
}

function selection(fields: Partial<Selection> & { head: string; coordinate: string }): Selection {
	return {
		...{ arguments: [], children: [], beside: [], forms: undefined },
		...{ isLeaf: false, isRemoved: false },
		...fields,
	};
}

function variableOf({ variable, type, defaultValue }: VariableDefinitionNode): Variable {
	return {
		name: variable.name.value,
		type: print(type),
		isTypeKnown: false,
		defaultValue: defaultValue ? ` = ${print(defaultValue)}` : '',
	};
}

const typeText = ({ type, defaultValue }: Variable) =>
	type === 'Boolean' ? type : type + defaultValue;

function linesOf(part: Selection): Line[] {
	if (part.isRemoved) return [];
	const [form = plain] = part.forms ?? [];
	const args = part.arguments.filter(({ isRemoved }) => !isRemoved);
	const hasFields = part.children.length > 0 && !part.isLeaf;
	const open = hasFields ? ' {' : '';
	const head: Line[] =
		args.length > 0
			? [
					{ text: `${part.head}(`, part },
					...args.map((argument) => ({ text: argument.text, part: argument })),
					{ text: `)${open}`, part },
				]
			: [{ text: part.head + open, part }];
	if (!hasFields) return head;
	return [
		...head,
		...form.map((name) => ({ text: `${name} {`, part: { list: part } })),
		...part.children.flatMap(linesOf),
		...form.map(() => ({ text: '}' })),
		...(form === plain ? [] : part.beside.flatMap(linesOf)),
		{ text: '}' },
	];
}

/** Requests a list in its next form, with all fields again. Returns false if there is none. */
function nextForm(part: Selection): boolean {
	if (!part.forms || part.forms.length < 2) return false;
	part.forms = part.forms.slice(1);
	for (const child of part.children) restore(child);
	return true;
}

function restore(part: Selection): void {
	part.isRemoved = false;
	for (const child of [...part.children, ...part.beside]) restore(child);
}

/** Removes objects of which no field is left; lists are first requested in their other forms. */
function removeEmpty(part: Selection): void {
	for (const child of [...part.children, ...part.beside]) removeEmpty(child);
	const hasField = part.children.some((child) => !child.isRemoved && child.head !== '__typename');
	if (part.isRemoved || part.children.length === 0 || hasField) return;
	if (!nextForm(part)) part.isRemoved = true;
}

function missingIn(part: Selection): string[] {
	if (part.isRemoved) return [part.coordinate];
	const args = part.arguments.filter(({ isRemoved }) => isRemoved);
	return [
		...args.map(({ coordinate }) => coordinate),
		...[...part.children, ...part.beside].flatMap(missingIn),
	];
}

/** Splits a document with one operation into the operation and its fragments. */
export function partsOf(text: string): [OperationDefinitionNode, Fragments] {
	const { definitions } = parse(text);
	const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
	if (!operation) throw new Error('The document has no operation');
	const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
	return [operation, new Map(fragments.map((fragment) => [fragment.name.value, fragment]))];
}
