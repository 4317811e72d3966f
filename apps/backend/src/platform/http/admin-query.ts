import { limits } from '../limits.ts';
import { isRecord } from './reading/json-record.ts';

const largest: Record<string, number> = {
	limit: limits.rest.listedDocuments,
	depth: limits.rest.listDepth,
};

/** The query of a list in the editors' interface with caps of its own; shows what is allowed instead of an error. */
export function boundedQuery<Query extends Record<string, unknown>>(query: Query): Query {
	const bounded: Record<string, number> = {};
	for (const [name, most] of Object.entries(largest)) {
		const value = query[name];
		if (value === undefined || value === null || value === '') continue;
		const number = Number(value);
		const all = name === 'limit' && number === 0;
		if (all || !(number >= 0 && number <= most)) bounded[name] = most;
	}
	return { ...query, ...bounded };
}

/** The arguments of a server function: those that read a list have its query among them. */
export const boundedArguments = (args: Record<string, unknown>): Record<string, unknown> =>
	isRecord(args.query) ? { ...args, query: boundedQuery(args.query) } : args;
