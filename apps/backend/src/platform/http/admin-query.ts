import { limits } from '../limits.ts';
import { isRecord } from './reading/json-record.ts';

/** Passes the locale of a screen's URL to its server functions, which see only headers. The proxy sets it on every request. */
export const screenLocaleHeader = 'x-screen-locale';

const maximums: Record<string, number> = {
	limit: limits.rest.documents,
	depth: limits.rest.listDepth,
};

/** Limits the query of a list in the admin: values that are too large or invalid become the largest allowed value, without an error. */
export function boundedQuery<Query extends Record<string, unknown>>(query: Query): Query {
	const limitedValues: Record<string, number> = {};
	for (const [name, maximum] of Object.entries(maximums)) {
		const value = query[name];
		if (value === undefined || value === null || value === '') continue;
		const number = Number(value);
		const isAll = name === 'limit' && number === 0;
		if (isAll || !(number >= 0 && number <= maximum)) limitedValues[name] = maximum;
	}
	return { ...query, ...limitedValues };
}

/** Limits the query in the arguments of a server function; only functions that read a list have one. */
export const boundedArguments = (args: Record<string, unknown>): Record<string, unknown> =>
	isRecord(args.query) ? { ...args, query: boundedQuery(args.query) } : args;
