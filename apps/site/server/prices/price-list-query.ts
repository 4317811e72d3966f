import * as z from 'zod/mini';
import type { ContentVersion } from '#shared/http/content-version.ts';
import type { PriceQuery } from '#shared/prices/price-reader.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';
import {
	argumentsInComplaints,
	argumentsInSchema,
	contractArguments,
	introspectionQuery,
	misfitQuery,
	type PriceArguments,
	withArguments,
} from './declared-arguments.ts';
import { requestPriceApi } from './request-price-api.ts';

/** A query that was refused before it ran (GraphQL specification, 7.1.2): errors without a path, and no data. */
const refusedQuery = z.object({
	data: z.optional(z.null()),
	errors: z
		.array(z.object({ message: z.optional(z.string()), path: z.optional(z.null()) }))
		.check(z.minLength(1)),
});

const anyAnswer = z.object({ data: z.unknown() });

export type Refusal = z.infer<typeof refusedQuery>;

export function isRefusal(response: unknown): response is Refusal {
	return refusedQuery.safeParse(response).success;
}

interface Settings {
	url: string;
	token: string;
	timeout?: number;
	version?: ContentVersion;
}

/**
 * Asks `priceModelList` (specification section 7) with the arguments that the API is known to declare. When it refuses, asks once more with
 * those it says it declares: `Currency!`, an enum of another name, `[ID!]`. Gives a refusal that remains; every other failure is thrown.
 */
export function createPriceListQuery(
	settings: Settings,
	onArguments: (declared: PriceArguments) => void,
) {
	let declared = contractArguments;
	const declarations = new StaleCache<PriceArguments | null>(limits.prices.probeCache);

	function post<T>(body: object, schema: z.ZodMiniType<T>): Promise<T | Refusal> {
		const request = { ...settings, source: 'price API', body, readsRefusals: true };
		return requestPriceApi(request, z.union([refusedQuery, schema]));
	}

	/** Null where the API declares nothing that is understood. */
	async function readDeclared(): Promise<PriceArguments | null> {
		const schema = await post({ query: introspectionQuery }, anyAnswer);
		const inSchema = isRefusal(schema) ? undefined : argumentsInSchema(schema.data);
		if (inSchema) return inSchema;
		const complaints = await post({ query: misfitQuery }, anyAnswer);
		if (!isRefusal(complaints)) return null;
		return argumentsInComplaints(complaints.errors.map(({ message = '' }) => message)) ?? null;
	}

	return async function ask<T>(
		query: string,
		{ currency, countries }: PriceQuery,
		schema: z.ZodMiniType<T>,
	): Promise<T | Refusal> {
		const filter = countries.length > 0 ? { countries } : {};
		const variables = { priceModelListCurrency: currency, ...filter };
		const text = withArguments(query, declared);
		const response = await post({ query: text, variables }, schema);
		if (!isRefusal(response)) return response;
		const signature = await declarations.get('arguments', readDeclared).catch(() => null);
		const again = withArguments(query, signature ?? declared);
		if (!signature || again === text) return response;
		declared = signature;
		onArguments(signature);
		return post({ query: again, variables }, schema);
	};
}
