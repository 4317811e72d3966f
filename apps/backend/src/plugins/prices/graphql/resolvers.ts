import type { Currency, PriceModel } from '@website/contracts/prices-types';
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { limits } from '../../../platform/limits.ts';
import type { ResponsePart } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { PriceBook } from '../model/price-book.ts';

const badInput = (message: string, extensions: Record<string, unknown> = {}) =>
	createGraphQLError(message, {
		extensions: { code: 'BAD_USER_INPUT', ...extensions, http: { status: 400 } },
	});

interface PriceModelQuery {
	currency: Currency | null;
	countries: readonly string[];
	withRcs: boolean;
}

function selects(set: SelectionSetNode | undefined, name: string): boolean {
	return Boolean(
		set?.selections.some((selection) => {
			if (selection.kind === Kind.FRAGMENT_SPREAD) return false;
			const isField = selection.kind === Kind.FIELD && selection.name.value === name;
			return isField || selects(selection.selectionSet, name);
		}),
	);
}

/** True if a query selects operators, which are slow to read for all countries. */
function selectsRcs({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
	const nodes = [...fieldNodes, ...Object.values(fragments)];
	return nodes.some(({ selectionSet }) => selects(selectionSet, 'transactionRcs'));
}

/** The requested part of the list, or the complete list if `part` is null (a query for several lists). */
async function readModels(
	book: PriceBook,
	{ currency, countries, withRcs }: PriceModelQuery,
	part: ResponsePart | null,
): Promise<PriceModel[]> {
	const groups = book.groups(countries);
	if (!withRcs) return book.models(currency, groups.flat(), false);
	if (part) {
		part.count = groups.length;
		return book.models(currency, groups[part.index] ?? []);
	}
	// A group has at most `operatorsAtOnce` operators, or consists of one country.
	if (groups.length * limits.prices.operatorsAtOnce > limits.prices.operatorsUndivided) {
		throw badInput('Too many prices: ask for one list at a time, or for fewer countries');
	}
	return book.models(currency, groups.flat());
}

/** Specification section 7, price query. */
export const resolvers: Resolvers = {
	Query: {
		priceModelList: async (_parent, { currency, countries }, { priceBook, part }, info) => {
			const book = await priceBook();
			const countryIds = countries ?? [];
			if (countryIds.length > limits.prices.countries) {
				throw badInput(`At most ${limits.prices.countries} countries can be asked for at once`);
			}
			const unknownIds = [...new Set(countryIds.filter((country) => !book.has(country)))];
			if (unknownIds.length > 0) {
				const names = unknownIds.map((country) => JSON.stringify(country.slice(0, 20))).join(', ');
				const label = unknownIds.length === 1 ? 'Unknown country' : 'Unknown countries';
				throw badInput(`${label}: ${names} (ISO 3166-1 alpha-2, upper case)`, {
					countries: unknownIds,
				});
			}
			const [field, ...otherFields] = info.operation.selectionSet.selections;
			const isDivisible = field?.kind === Kind.FIELD && otherFields.length === 0;
			const query = {
				currency: currency ?? null,
				countries: countryIds,
				withRcs: selectsRcs(info),
			};
			return readModels(book, query, isDivisible ? part : null);
		},
		priceChanges: async (_parent, _args, { priceBook }) => (await priceBook()).changes(),
	},
};
