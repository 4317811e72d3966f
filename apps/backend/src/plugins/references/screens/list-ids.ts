import { stringify } from 'qs-esm';
import { z } from 'zod';
import { callEndpoint } from '../../../admin/endpoints/call-endpoint.ts';

/** The filter and search of a list view. */
export interface ListQuery {
	/** The REST URL of the collection. */
	address: string;
	/** The query of Payload's selection (`?where[…]=…`). */
	query: string;
	/** The text in the list's search field, and the fields that it searches. */
	search: string | null;
	searchedFields: readonly string[];
	/** The number of documents that the list shows. */
	total: number;
}

const response = z.object({ docs: z.array(z.object({ id: z.number() })), totalDocs: z.number() });

/** Why not all documents of a list can be selected at once. */
export type ListProblem = 'tooMany' | 'changed' | 'failed';

/**
 * Fetches the ids of all documents of a list, including its other pages. Payload ignores the search text in a selection across pages; this
 * function applies it. If the number of documents differs from what the list shows, it returns `changed`, so that no document is changed by
 * mistake.
 */
export async function fetchListIds(
	{ address, query, search, searchedFields, total }: ListQuery,
	maxDocuments: number,
	language: string,
): Promise<number[] | ListProblem> {
	if (total > maxDocuments) return 'tooMany';
	const searchFilter = search
		? stringify({
				where: { and: [{ or: searchedFields.map((field) => ({ [field]: { like: search } })) }] },
			})
		: '';
	const filter = query
		.replace(/^\?/, '')
		.replaceAll(/(^|&)where/g, search ? '$1where[and][1]' : '$1where');
	const rest = stringify({ depth: 0, draft: true, limit: maxDocuments, select: { id: true } });
	const path = `${address}?${[rest, searchFilter, filter].filter(Boolean).join('&')}`;
	try {
		const { docs, totalDocs } = await callEndpoint(response, path, { language });
		return totalDocs === total ? docs.map(({ id }) => id) : 'changed';
	} catch (cause) {
		console.error(cause);
		return 'failed';
	}
}
