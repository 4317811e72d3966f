import { GraphQLError } from 'graphql';

export const defaultPageSize = 9;
export const largestPageSize = 100;

interface Entry {
	id: string;
	date: string;
}

const refuse = (message: string) =>
	new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** The page size for `first`: the default for a missing value or 0. Throws if it is negative or more than 100. */
export function pageSize(first: number | null | undefined): number {
	if (!first) return defaultPageSize;
	if (first < 0 || first > largestPageSize) {
		throw refuse(`first must be between 0 and ${largestPageSize}`);
	}
	return first;
}

const cursorOf = ({ date, id }: Entry) => Buffer.from(`${date}|${id}`).toString('base64url');

function decode(cursor: string): Entry {
	const [date, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
	if (!date || !id || Number.isNaN(Date.parse(date)))
		throw refuse('after is not a cursor of this list');
	return { date, id };
}

const isAfter = (entry: Entry, cursor: Entry) =>
	entry.date < cursor.date || (entry.date === cursor.date && Number(entry.id) < Number(cursor.id));

/** One page of entries, newest first. A cursor contains date and ID, so it stays valid after its entry is deleted. */
export function pageOfEntries<T extends Entry>(
	entries: readonly T[],
	paging: { first?: number | null | undefined; after?: string | null | undefined },
) {
	const size = pageSize(paging.first);
	const cursor = paging.after ? decode(paging.after) : null;
	const index = cursor ? entries.findIndex((entry) => isAfter(entry, cursor)) : 0;
	const start = index === -1 ? entries.length : index;
	const items = entries
		.slice(start, start + size)
		.map((entry) => ({ entry, cursor: cursorOf(entry) }));
	return {
		items,
		pageInfo: {
			hasNextPage: start + size < entries.length,
			hasPreviousPage: start > 0,
			startCursor: items[0]?.cursor ?? null,
			endCursor: items.at(-1)?.cursor ?? null,
		},
	};
}

export const largestSlice = 1000;

/** A slice of a list without dates. The cursor is an index in the list. */
export function sliceOf<T>(
	entries: readonly T[],
	paging: { first?: number | null | undefined; after?: string | null | undefined },
) {
	const size = paging.first || largestSlice;
	if (size < 0 || size > largestSlice) throw refuse(`first must be between 0 and ${largestSlice}`);
	const start = Number(paging.after || 0);
	if (!Number.isSafeInteger(start) || start < 0) throw refuse('after is not a cursor of this list');
	const items = entries.slice(start, start + size);
	const end = start + items.length;
	return {
		items,
		pageInfo: {
			hasNextPage: end < entries.length,
			hasPreviousPage: start > 0,
			startCursor: String(start),
			endCursor: String(end),
		},
	};
}
