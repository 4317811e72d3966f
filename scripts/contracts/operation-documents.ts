import {
	type DocumentNode,
	type FragmentDefinitionNode,
	Kind,
	type OperationDefinitionNode,
	print,
	visit,
} from 'graphql';

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

/** A module with the operations of some documents, each fragment written once; `Types` are those of the plugin `typescript-operations`. */
export function operationDocumentsModule(documents: readonly DocumentNode[]): string {
	const definitions = documents.flatMap((document) => document.definitions);
	const fragments = new Map(
		definitions
			.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
			.map((one) => [one.name.value, one]),
	);
	const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
	const written = [...fragments].map(([name, one]) => `\t${name}: \`${print(one)}\`,`);
	const exported = operations.map((one) => {
		const name = nameOf(one);
		const names = [...fragmentsOf(one, fragments)].map((fragment) => `'${fragment}'`);
		const type = `Types.${name}Query`;
		return `export const ${name}Document = operation<${type}, ${type}Variables>(\n\t[${names.join(', ')}],\n\t\`${print(one)}\`,\n);`;
	});
	return `import { TypedDocumentString } from '../typed-document-string.ts';
import type * as Types from './operations';

const fragments = {
${written.join('\n')}
};

const operation = <Data, Variables>(names: (keyof typeof fragments)[], text: string) =>
	new TypedDocumentString<Data, Variables>(
		[text, ...names.map((name) => fragments[name])].join('\\n'),
	);

${exported.join('\n\n')}
`;
}
