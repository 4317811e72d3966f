import {
	type DocumentNode,
	type GraphQLSchema,
	Kind,
	type OperationDefinitionNode,
	print,
	separateOperations,
} from 'graphql';
import { specifiedOperation } from './specified-operation.ts';

/** The operation's name in the spelling of its types: `GetCta` for `getCTA`. */
const nameOf = ({ name }: OperationDefinitionNode): string => {
	if (!name) throw new Error('Each operation needs a name');
	return name.value
		.replace(/[A-Z]{2,}/g, ([first = '', ...rest]) => first + rest.join('').toLowerCase())
		.replace(/^./, (letter) => letter.toUpperCase());
};

/**
 * Generates a module with the operations of a document, each fragment once, and the variants of operations that an endpoint with only
 * the specified schema accepts. `Types` are those of the plugin `typescript-operations`.
 */
export function operationDocumentsModule(document: DocumentNode, specified: GraphQLSchema): string {
	const { definitions } = document;
	const fragmentsIn = (part: DocumentNode | undefined) =>
		(part?.definitions ?? []).filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
	const fragments = new Map(fragmentsIn(document).map((one) => [one.name.value, one]));
	const parts = separateOperations(document);
	const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
	const lines = [...fragments].map(([name, one]) => `\t${name}: \`${print(one)}\`,`);
	const exports = operations.map((one) => {
		const name = nameOf(one);
		const names = fragmentsIn(parts[one.name?.value ?? '']).map((each) => `'${each.name.value}'`);
		const type = `Types.${name}Query`;
		const specifiedText = specifiedOperation(one, fragments, specified);
		const more = specifiedText ? `\n\t\`${specifiedText}\`,` : '';
		return `export const ${name}Document = operation<${type}, ${type}Variables>(\n\t[${names.join(', ')}],\n\t\`${print(one)}\`,${more}\n);`;
	});
	return `import { TypedDocumentString } from '../typed-document-string.ts';
import type * as Types from './operations';

const fragments = {
${lines.join('\n')}
};

/** An operation for endpoints with the whole contract, and its variant for endpoints with only the specified parts. */
const operation = <Data, Variables>(
	names: (keyof typeof fragments)[],
	text: string,
	specified?: string,
) =>
	new TypedDocumentString<Data, Variables>(
		[text, ...names.map((name) => fragments[name])].join('\\n'),
		specified,
	);

${exports.join('\n\n')}
`;
}
