import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { countryCodes } from '@website/contracts/countries';
import { listen } from '@website/contracts/testing/listen';
import {
	execute,
	type GraphQLSchema,
	NoSchemaIntrospectionCustomRule,
	parse,
	specifiedRules,
	validate,
} from 'graphql';
import { Hono } from 'hono';
import { exampleEmailPrices, examplePrices } from './example-prices.ts';
import { specifiedPriceSchema } from './specified-schema.ts';

interface Options {
	schema?: GraphQLSchema;
	/** Rejects introspection, as many servers do in production. */
	rejectsIntrospection?: boolean;
}

/** Starts an external price API. It has only the specified fields, prices as numbers, and always both currencies. */
export async function startSpecifiedPriceServer({
	schema = specifiedPriceSchema,
	rejectsIntrospection = false,
}: Options = {}) {
	const queries: string[] = [];
	const rules = [
		...specifiedRules,
		...(rejectsIntrospection ? [NoSchemaIntrospectionCustomRule] : []),
	];
	const app = new Hono()
		.post('/prices/graphql', async (c) => {
			const { query, variables } = await c.req.json();
			queries.push(query);
			const document = parse(query);
			const errors = validate(schema, document, rules);
			if (errors.length > 0) return c.json({ errors }, 400);
			const result = await execute({
				schema,
				document,
				variableValues: variables,
				rootValue: {
					priceModelList: ({ countries }: { countries?: string[] }) =>
						(countries ?? countryCodes).map((country) => examplePrices(country)),
				},
			});
			return c.json(result, result.data ? 200 : 400);
		})
		.get('/api/v1/prices/email', (c) => c.json(exampleEmailPrices));
	const server = createServer({ keepAliveTimeout: 0 }, getRequestListener(app.fetch));
	const { origin, close } = await listen(server);
	return {
		origin,
		queries,
		close,
	};
}
