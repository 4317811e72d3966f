import { createGraphQLError } from 'graphql-yoga';
import { limits } from '../../limits.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const badInput = (message: string, more: Record<string, unknown> = {}) =>
	createGraphQLError(message, {
		extensions: { code: 'BAD_USER_INPUT', ...more, http: { status: 400 } },
	});

/** Specification section 7, price query. */
export const resolvers: Resolvers = {
	Query: {
		priceModelList: async (_parent, { currency, countries }, { priceBook }) => {
			const book = await priceBook();
			const asked = countries ?? [];
			if (asked.length > limits.prices.countries) {
				throw badInput(`At most ${limits.prices.countries} countries can be asked for at once`);
			}
			const unknown = [...new Set(asked.filter((country) => !book.has(country)))];
			if (unknown.length > 0) {
				const named = unknown.map((country) => JSON.stringify(country.slice(0, 20))).join(', ');
				const what = unknown.length === 1 ? 'Unknown country' : 'Unknown countries';
				throw badInput(`${what}: ${named} (ISO 3166-1 alpha-2, upper case)`, {
					countries: unknown,
				});
			}
			return book.models(currency ?? null, asked);
		},
	},
};
