import { Kind, type OperationDefinitionNode, parse, stripIgnoredCharacters } from 'graphql';
import type { TypedDocumentString } from '../../typed-document-string';
import { contract } from '../contract/contract.server.ts';
import { type ObjectShape, responseShape } from '../contract/response-shape.server.ts';
import { OperationDraft, partsOf } from './operation-draft.server.ts';

export interface Operation {
	name: string;
	/** The shape of the complete response; fields that were not requested are filled in. */
	shape: ObjectShape;
	complete: OperationForm;
	/** The specified fields only; undefined if the specification does not include the operation. */
	specified: OperationForm | undefined;
	/** A new draft of the complete operation, for an endpoint that rejects parts of it. */
	draft: () => OperationDraft;
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
	const [definition, fragments] = partsOf(text);
	const query = contract.getQueryType();
	if (!query) throw new Error('The content contract has no queries');
	const operation: Operation = {
		name: definition.name?.value ?? '',
		shape: responseShape('Query', [definition.selectionSet], fragments),
		complete: formOf(text),
		specified: document.specified === undefined ? undefined : formOf(document.specified),
		draft: () => new OperationDraft(definition, fragments, query),
	};
	operations.set(document, operation);
	return operation;
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
