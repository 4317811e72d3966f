import {
	type DocumentNode,
	type FragmentDefinitionNode,
	type GraphQLSchema,
	Kind,
	type OperationDefinitionNode,
	print,
	visit,
} from 'graphql';
import { OperationSets } from './operation-sets.ts';

/** As the types are named: `getCTA` is `GetCta`. */
const nameOf = ({ name }: OperationDefinitionNode): string => {
	if (!name) throw new Error('Each operation needs a name');
	return name.value
		.replace(/[A-Z]{2,}/g, ([first = '', ...rest]) => first + rest.join('').toLowerCase())
		.replace(/^./, (letter) => letter.toUpperCase());
};

/** The fragments that a definition spreads, and those that they spread, in the order in which they are met. */
function fragmentsOf(
	definition: OperationDefinitionNode | FragmentDefinitionNode,
	fragments: ReadonlyMap<string, FragmentDefinitionNode>,
	names = new Set<string>(),
): Set<string> {
	visit(definition, {
		FragmentSpread: ({ name: { value } }) => {
			if (names.has(value)) return;
			const fragment = fragments.get(value);
			if (!fragment) throw new Error(`There is no fragment ${value}`);
			names.add(value);
			fragmentsOf(fragment, fragments, names);
		},
	});
	return names;
}

/**
 * A module with the operations of some documents, each fragment written once, and with what of them an endpoint accepts that has the
 * specified schema alone; `Types` are those of the plugin `typescript-operations`.
 */
export function operationDocumentsModule(
	documents: readonly DocumentNode[],
	specified: GraphQLSchema,
): string {
	const definitions = documents.flatMap((document) => document.definitions);
	const fragments = new Map(
		definitions
			.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
			.map((one) => [one.name.value, one]),
	);
	const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
	const sets = new OperationSets(fragments, specified);
	const lines = [...fragments].map(([name, one]) => `\t${name}: \`${print(one)}\`,`);
	const exported = operations.map((one) => {
		const name = nameOf(one);
		const names = [...fragmentsOf(one, fragments)].map((fragment) => `'${fragment}'`);
		const type = `Types.${name}Query`;
		const reduced = sets.specified(one);
		const more = reduced ? `\n\t\`${reduced}\`,` : '';
		return `export const ${name}Document = operation<${type}, ${type}Variables>(\n\t[${names.join(', ')}],\n\t\`${print(one)}\`,${more}\n);`;
	});
	return `import { TypedDocumentString } from '../typed-document-string.ts';
import type * as Types from './operations';

const fragments = {
${lines.join('\n')}
};

/** An operation for an endpoint with the whole contract, and for one with what the specification lists. */
const operation = <Data, Variables>(
	names: (keyof typeof fragments)[],
	text: string,
	specified?: string,
) =>
	new TypedDocumentString<Data, Variables>(
		[text, ...names.map((name) => fragments[name])].join('\\n'),
		specified,
	);

${exported.join('\n\n')}

/** Accepted by an endpoint with the whole contract, which runs nothing of it. */
export const extrasProbe = \`${sets.extrasProbe(operations)}\`;

/** Accepted by no endpoint: its refusal names the types that the variables of the specified operations have there. */
export const typesProbe = \`${sets.typesProbe(operations)}\`;
`;
}
