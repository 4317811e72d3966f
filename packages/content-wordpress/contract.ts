import { typeDefs } from '@website/contracts/content-sdl';
import { buildASTSchema, type GraphQLSchema, parse, visit } from 'graphql';

/** Operations of the contract for which WordPress has nothing: clients see that they are absent (docs/content-contract.md). */
const absentOperations: ReadonlySet<string> = new Set([
	'pageByUri',
	'listedPosts',
	'blogIndex',
	'author',
	'sharedPreview',
	'pricePages',
	'countryGuide',
	'incidents',
]);

/** The content contract without the operations that WordPress has nothing for. */
export const contract: GraphQLSchema = buildASTSchema(
	visit(parse(typeDefs), {
		ObjectTypeDefinition: (type) =>
			type.name.value === 'Query'
				? {
						...type,
						fields: type.fields?.filter(({ name }) => !absentOperations.has(name.value)) ?? [],
					}
				: undefined,
	}),
);
