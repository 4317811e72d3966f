import {
	type FragmentDefinitionNode,
	Kind,
	type OperationDefinitionNode,
	parse,
	stripIgnoredCharacters,
} from 'graphql';
import type { TypedDocumentString } from '../../typed-document-string';
import { type ObjectShape, responseShape } from '../contract/response-shape.server.ts';
import type { OperationSet } from './find-operation-set.server.ts';

export interface Operation {
	name: string;
	/** The shape of the complete response; fields that were not requested are filled in. */
	shape: ObjectShape;
	complete: OperationForm;
	/** Undefined if the specification does not include the operation. */
	specified: OperationForm | undefined;
}

/** The text of an operation with the names of its variables. */
export interface OperationForm {
	text: string;
	variables: readonly string[];
}

const operations = new Map<unknown, Operation>();

export function operationOf(document: TypedDocumentString<unknown, never>): Operation {
	const existing = operations.get(document);
	if (existing) return existing;
	const text = document.toString();
	const { definitions } = parse(text);
	const definition = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
	if (!definition) throw new Error('The document has no operation');
	const fragments = definitions.filter(
		(node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
	);
	const operation: Operation = {
		name: definition.name?.value ?? '',
		shape: responseShape(
			'Query',
			[definition.selectionSet],
			new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
		),
		complete: formOf(text),
		specified: document.specified === undefined ? undefined : formOf(document.specified),
	};
	operations.set(document, operation);
	return operation;
}

/** The form of an operation for an endpoint with this set; undefined if the set does not include it. */
export function formFor(set: OperationSet, operation: Operation): OperationForm | undefined {
	if (set.name === 'complete') return operation.complete;
	const { specified } = operation;
	const text = specified?.text.replace(
		/(\$(\w+):)[\w[\]!]+/g,
		(whole, head: string, name: string) =>
			set.types.has(name) ? `${head}${set.types.get(name)}` : whole,
	);
	return specified && text ? { ...specified, text } : undefined;
}

function formOf(text: string): OperationForm {
	const definition = parse(text).definitions.find(
		(node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
	);
	const { variableDefinitions = [] } = definition ?? {};
	return {
		text: stripIgnoredCharacters(text),
		variables: variableDefinitions.map(({ variable }) => variable.name.value),
	};
}
