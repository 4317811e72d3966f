import {
	type DocumentNode,
	type FragmentDefinitionNode,
	Kind,
	type OperationDefinitionNode,
	parse,
} from 'graphql';
import { answerShape, type ObjectShape } from '../contract/answer-shape.server.ts';

export interface Operation {
	name: string;
	document: DocumentNode;
	shape: ObjectShape;
	isExtra: boolean;
	whole: OperationForm;
}

/** An operation in the form an endpoint takes. */
export interface OperationForm {
	text: string;
	variables: readonly string[];
	/** What it does not ask for, in the contract's names. */
	without: readonly string[];
}

const known = new Map<string, Operation>();

export function operationOf(text: string): Operation {
	const found = known.get(text);
	if (found) return found;
	const document = parse(text);
	const definition = operationDefinition(document);
	const fragments = document.definitions.filter(
		(one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION,
	);
	const shape = answerShape(
		'Query',
		[definition.selectionSet],
		new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
	);
	const operation: Operation = {
		name: definition.name?.value ?? '',
		document,
		shape,
		isExtra: [...shape.fields.values()].every((field) => field.isExtra),
		whole: { text: oneLine(text), variables: variableNames(definition), without: [] },
	};
	known.set(text, operation);
	return operation;
}

export function operationDefinition(document: DocumentNode): OperationDefinitionNode {
	const definition = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
	if (!definition) throw new Error('The document has no operation');
	return definition;
}

export function variableNames({ variableDefinitions = [] }: OperationDefinitionNode): string[] {
	return variableDefinitions.map(({ variable }) => variable.name.value);
}

/** The text without line breaks and commas, as it stands in an address: the places that complaints name are then the same. */
export function oneLine(text: string): string {
	return text.replace(/[\s,]+/g, ' ').trim();
}
