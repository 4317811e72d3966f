import * as z from 'zod/mini';
import type { ContentVersion } from '#shared/http/content-version.ts';
import type { PriceQuery } from '#shared/prices/price-reader.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';
import {
	argumentsInSchema,
	contractArguments,
	introspectionQuery,
	type PriceArguments,
	withArguments,
} from './declared-arguments.ts';
import { requestPriceApi } from './request-price-api.ts';

/** The response to a query that was rejected before execution (GraphQL specification, 7.1.2): errors without a path, and no data. */
const refusedQuery = z.object({
	data: z.optional(z.null()),
	errors: z.array(z.object({ path: z.optional(z.null()) })).check(z.minLength(1)),
});

export const isRefusal = (response: unknown): boolean => refusedQuery.safeParse(response).success;

interface Settings {
	url: string;
	token: string;
	timeout?: number;
	version?: ContentVersion;
	/** The arguments of an API that hides its schema. */
	args?: PriceArguments | undefined;
}

/**
 * Returns a function that queries `priceModelList` (specification section 7). If the API rejects the query, it is repeated with the
 * arguments in the API's schema: `Currency!`, an enum with another name, `[ID!]`. Returns null for a remaining rejection; throws on every
 * other failure.
 */
export function createPriceListQuery(
	{ args, ...settings }: Settings,
	onArguments: (args: PriceArguments) => void,
) {
	let currentArguments = args ?? contractArguments;
	const declarations = new StaleCache<PriceArguments | null>(limits.prices.probeCache);

	/** The response; null if the API rejected the query. */
	async function post(body: object): Promise<unknown> {
		const request = { ...settings, source: 'price API', body, readsRefusals: true };
		const response = await requestPriceApi(request);
		return isRefusal(response) ? null : response;
	}

	/** The arguments in the API's schema; null if it hides it. */
	async function readArguments(): Promise<PriceArguments | null> {
		const { data } = z
			.object({ data: z.unknown() })
			.safeParse(await post({ query: introspectionQuery }));
		return argumentsInSchema(data?.data) ?? null;
	}

	return async function queryPriceList(
		query: string,
		{ currency, countries }: PriceQuery,
	): Promise<unknown> {
		const filter = countries.length > 0 ? { countries } : {};
		const variables = { priceModelListCurrency: currency, ...filter };
		const text = withArguments(query, currentArguments);
		let response = await post({ query: text, variables });
		if (response === null) {
			const declared = await declarations.get('arguments', readArguments).catch(() => null);
			if (!declared || withArguments(query, declared) === text) return null;
			currentArguments = declared;
			onArguments(declared);
			response = await post({ query: withArguments(query, declared), variables });
		}
		return response;
	};
}
