import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

type Extras = 'without' | 'with' | 'only';

/** The fields of a type as a selection: all, only specified ones, or only extras (`@extra`). */
function selection(type: GraphQLObjectType, extras: Extras): string {
	return Object.values(type.getFields())
		.flatMap((field) => {
			const isExtra = (field.astNode?.directives ?? []).some(({ name }) => name.value === 'extra');
			const inner = getNamedType(field.type);
			const isWanted = isExtra ? extras !== 'without' : extras !== 'only';
			if (!isObjectType(inner)) return isWanted ? field.name : [];
			const fields = selection(inner, extras);
			return fields ? `${field.name} { ${fields} }` : [];
		})
		.join(' ');
}

function query(name: string, fields: string): string {
	return `query ${name}($priceModelListCurrency: Currency, $countries: [String!]) {
	priceModelList(currency: $priceModelListCurrency, countries: $countries) { ${fields} }
}`;
}

/** Generates a module with the price query (specification section 7) from the price contract. */
export function priceQueriesModule(schema: GraphQLSchema): string {
	const [model, change] = ['PriceModel', 'PriceChange'].map((name) => {
		const type = schema.getType(name);
		if (!isObjectType(type)) throw new Error(`The price contract has no type ${name}`);
		return type;
	});
	if (!model || !change) throw new Error('The price contract lacks a type');
	const queries = {
		specified: query('priceModelList', selection(model, 'without')),
		extended: query('priceModelList', selection(model, 'with')),
		extrasProbe: query('priceDays', selection(model, 'only')),
		changes: `query priceChanges { priceChanges { ${selection(change, 'with')} } }`,
	};
	return `
/**
 * The price queries: \`specified\` requests the fields of the specification, \`extended\` also those beyond it (\`@extra\` in the
 * contract), and \`changes\` announced changes, which are beyond it too. \`extrasProbe\` tests whether an API has the fields beyond the
 * specification.
 */
export const priceQueries = ${JSON.stringify(queries, null, '\t')} as const;
`;
}
