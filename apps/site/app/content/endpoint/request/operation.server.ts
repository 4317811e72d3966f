import {
	type DocumentNode,
	type FragmentDefinitionNode,
	Kind,
	type OperationDefinitionNode,
	parse,
	print,
	stripIgnoredCharacters,
} from 'graphql';
import * as documents from '../../generated/documents.ts';
import type { TypedDocumentString } from '../../typed-document-string';
import { type ObjectShape, responseShape } from '../contract/response-shape.server.ts';

export interface Operation {
	name: string;
	/** The shape of the full response; fields that were not requested are filled in. */
	shape: ObjectShape;
	full: OperationForm;
	/** The specified fields only; undefined if the specification does not include the operation. */
	specified: OperationForm | undefined;
}

/** An operation as it is sent, with the names of its variables. */
export interface OperationForm {
	document: DocumentNode;
	text: string;
	variables: readonly string[];
}

const operations = new Map<unknown, Operation>();

export function operationOf(document: TypedDocumentString<unknown, never>): Operation {
	const existing = operations.get(document);
	if (existing) return existing;
	const full = formOf(parse(document.toString()));
	const definition = definitionOf(full.document);
	const fragments = full.document.definitions.filter(
		(node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
	);
	const operation: Operation = {
		name: definition.name?.value ?? '',
		shape: responseShape(
			'Query',
			[definition.selectionSet],
			new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
		),
		full,
		specified: document.specified === undefined ? undefined : formOf(parse(document.specified)),
	};
	operations.set(document, operation);
	return operation;
}

/** Every operation of the site. */
export const allOperations = (): Operation[] => Object.values(documents).map(operationOf);

export function formOf(document: DocumentNode): OperationForm {
	const { variableDefinitions = [] } = definitionOf(document);
	return {
		document,
		text: stripIgnoredCharacters(print(document)),
		variables: variableDefinitions.map(({ variable }) => variable.name.value),
	};
}

function definitionOf({ definitions }: DocumentNode): OperationDefinitionNode {
	const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
	if (!operation) throw new Error('The document has no operation');
	return operation;
}
