import { stringify } from 'qs-esm';
import { z } from 'zod';
import { callEndpoint } from '../../../platform/admin/endpoints/call-endpoint.ts';

/** A list as its address describes it. */
export interface ListAsked {
	/** The collection's REST address. */
	address: string;
	/** What Payload's list says is chosen, as a query (`?where[…]=…`). */
	query: string;
	/** Words in the list's search field, and the fields they are looked for in. */
	search: string | null;
	searched: readonly string[];
	/** How many documents the list says it has. */
	total: number;
}

const response = z.object({ docs: z.array(z.object({ id: z.number() })), totalDocs: z.number() });

/** Why all documents of a list can't be chosen at once. */
export type ListProblem = 'tooMany' | 'changed' | 'failed';

/**
 * The numbers of all documents of a list, its other pages included. Payload leaves the words of the search out of what is chosen across pages; here they
 * count, and a list that has other documents than it shows is refused rather than taken down.
 */
export async function allOfList(
	{ address, query, search, searched, total }: ListAsked,
	most: number,
	language: string,
): Promise<number[] | ListProblem> {
	if (total > most) return 'tooMany';
	const words = search
		? stringify({
				where: { and: [{ or: searched.map((field) => ({ [field]: { like: search } })) }] },
			})
		: '';
	const own = query
		.replace(/^\?/, '')
		.replaceAll(/(^|&)where/g, search ? '$1where[and][1]' : '$1where');
	const rest = stringify({ depth: 0, draft: true, limit: most, select: { id: true } });
	const path = `${address}?${[rest, words, own].filter(Boolean).join('&')}`;
	try {
		const { docs, totalDocs } = await callEndpoint(response, path, { language });
		return totalDocs === total ? docs.map(({ id }) => id) : 'changed';
	} catch (cause) {
		console.error(cause);
		return 'failed';
	}
}
