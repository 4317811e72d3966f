import * as z from 'zod/mini';
import type { ContentVersion } from '#shared/http/content-version.ts';
import type { PriceQuery } from '#shared/prices/price-reader.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';
import {
	argumentsInErrors,
	argumentsInSchema,
	contractArguments,
	introspectionQuery,
	invalidQuery,
	type PriceArguments,
	withArguments,
} from './declared-arguments.ts';
import { requestPriceApi } from './request-price-api.ts';

/** The response to a query that was rejected before execution (GraphQL specification, 7.1.2): errors without a path, and no data. */
const refusedQuery = z.object({
	data: z.optional(z.null()),
	errors: z
		.array(z.object({ message: z.optional(z.string()), path: z.optional(z.null()) }))
		.check(z.minLength(1)),
});

const anyResponse = z.object({ data: z.unknown() });

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
 * Returns a function that queries `priceModelList` (specification section 7). If the API rejects the query, it is repeated with the
 * arguments that the API declares: `Currency!`, an enum with another name, `[ID!]`. Returns a remaining rejection; throws on every other
 * failure.
 */
export function createPriceListQuery(
	settings: Settings,
	onArguments: (args: PriceArguments) => void,
) {
	let currentArguments = contractArguments;
	const declarations = new StaleCache<PriceArguments | null>(limits.prices.probeCache);

	function post<T>(body: object, schema: z.ZodMiniType<T>): Promise<T | Refusal> {
		const request = { ...settings, source: 'price API', body, readsRefusals: true };
		return requestPriceApi(request, z.union([refusedQuery, schema]));
	}

	/** The arguments that the API declares; null if they can't be determined. */
	async function readArguments(): Promise<PriceArguments | null> {
		const schema = await post({ query: introspectionQuery }, anyResponse);
		const inSchema = isRefusal(schema) ? undefined : argumentsInSchema(schema.data);
		if (inSchema) return inSchema;
		const refusal = await post({ query: invalidQuery }, anyResponse);
		if (!isRefusal(refusal)) return null;
		return argumentsInErrors(refusal.errors.map(({ message = '' }) => message)) ?? null;
	}

	return async function queryPriceList<T>(
		query: string,
		{ currency, countries }: PriceQuery,
		schema: z.ZodMiniType<T>,
	): Promise<T | Refusal> {
		const filter = countries.length > 0 ? { countries } : {};
		const variables = { priceModelListCurrency: currency, ...filter };
		const text = withArguments(query, currentArguments);
		const response = await post({ query: text, variables }, schema);
		if (!isRefusal(response)) return response;
		const signature = await declarations.get('arguments', readArguments).catch(() => null);
		const retryText = withArguments(query, signature ?? currentArguments);
		if (!signature || retryText === text) return response;
		currentArguments = signature;
		onArguments(signature);
		return post({ query: retryText, variables }, schema);
	};
}
