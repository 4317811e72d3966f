import {
	type ASTNode,
	type DocumentNode,
	Kind,
	parse,
	parseType,
	print,
	type VariableDefinitionNode,
	visit,
} from 'graphql';
import {
	type Operation,
	type OperationForm,
	oneLine,
	operationDefinition,
	variableNames,
} from './operation.server.ts';
import { type Part, partsOf } from './operation-parts.server.ts';
import { prune } from './prune.server.ts';
import type { Complaint } from './refusal.ts';
import { withoutFragments } from './without-fragments.ts';

/** What follows from a refusal: another form to ask in, or a part the site cannot do without. */
export type Adaptation = { form: OperationForm } | { missing: string };

/** The next form for an endpoint that refused one: without the places it complains of, or else with the specified fields only. */
export function adapt(
	operation: Operation,
	refused: OperationForm,
	complaints: readonly Complaint[],
): Adaptation {
	const document = parse(refused.text);
	const offsets = complaints.flatMap(({ location }) =>
		location ? [offsetOf(refused.text, location)] : [],
	);
	const lacking = operation.isExtra && rootFieldAt(document, offsets);
	if (lacking) return { missing: lacking };
	if (hasFragments(document)) {
		return { form: formOf(withoutFragments(operation.document), refused.without) };
	}
	const parts = partsOf(document);
	const located = complaints.flatMap(({ message, location }) =>
		location ? [{ message, offset: offsetOf(refused.text, location) }] : [],
	);
	if (located.length === 0) return specifiedOnly(document, parts, refused);

	const removed = new Set<Part>();
	const leaves = new Set<ASTNode>();
	const types = new Map<VariableDefinitionNode, string>();
	for (const { message, offset } of located) {
		const variable = variableAt(document, offset);
		if (variable) {
			types.set(variable, expectedType(message));
			continue;
		}
		const around = parts.findLast(({ node }) => contains(node, offset));
		if (!around) return specifiedOnly(document, parts, refused);
		if (around.node.kind === Kind.FIELD && around.node.selectionSet?.loc?.start === offset) {
			leaves.add(around.node);
			continue;
		}
		const part = dispensable(around);
		if (!part) return { missing: around.name };
		removed.add(part);
	}
	const pruned = prune(withTypes(document, types), nodesOf(removed), leaves);
	if (isEmpty(pruned)) return { missing: parts[0]?.name ?? '' };
	return { form: formOf(pruned, [...refused.without, ...namesOf(removed)]) };
}

function specifiedOnly(
	document: DocumentNode,
	parts: readonly Part[],
	refused: OperationForm,
): Adaptation {
	const extras = new Set(parts.filter(({ without }) => without !== undefined));
	const pruned = prune(document, nodesOf(extras));
	if (extras.size === 0 || isEmpty(pruned)) return { missing: parts[0]?.name ?? '' };
	return { form: formOf(pruned, [...refused.without, ...namesOf(extras)]) };
}

function formOf(document: DocumentNode, without: readonly string[]): OperationForm {
	return {
		text: oneLine(print(document)),
		variables: variableNames(operationDefinition(document)),
		without: [...new Set(without)],
	};
}

const hasFragments = ({ definitions }: DocumentNode): boolean =>
	definitions.some(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);

const isEmpty = (document: DocumentNode): boolean =>
	operationDefinition(document).selectionSet.selections.length === 0;

const nodesOf = (parts: Iterable<Part>) => new Set([...parts].map(({ node }) => node));
const namesOf = (parts: Iterable<Part>) => [...parts].map(({ name }) => name);

function dispensable(part: Part | undefined): Part | undefined {
	return part && !part.isDispensable ? dispensable(part.holder) : part;
}

function rootFieldAt(document: DocumentNode, offsets: readonly number[]): string | undefined {
	for (const node of operationDefinition(document).selectionSet.selections) {
		const isMeant = node.loc !== undefined && offsets.includes(node.loc.start);
		if (isMeant && node.kind === Kind.FIELD) return `Query.${node.name.value}`;
	}
	return undefined;
}

function contains({ loc }: ASTNode, offset: number): boolean {
	return loc !== undefined && loc.start <= offset && offset < loc.end;
}

function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
	const before = text.split('\n').slice(0, line - 1);
	return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

function variableAt(document: DocumentNode, offset: number): VariableDefinitionNode | undefined {
	const { variableDefinitions = [] } = operationDefinition(document);
	return variableDefinitions.find((one) => contains(one, offset));
}

/** The type an endpoint wants a variable to have, in the words of graphql-js and of those that follow it; else a text. */
function expectedType(message: string): string {
	return /expecting type "?([\w[\]!]+)/.exec(message)?.[1] ?? 'String!';
}

function withTypes(
	document: DocumentNode,
	types: ReadonlyMap<VariableDefinitionNode, string>,
): DocumentNode {
	return visit(document, {
		enter: (node) => {
			const type = node.kind === Kind.VARIABLE_DEFINITION && types.get(node);
			return type ? { ...node, type: parseType(type) } : undefined;
		},
	});
}
