import { stringify } from 'qs-esm';
import { z } from 'zod';
import { callEndpoint } from '../../../admin/endpoints/call-endpoint.ts';

interface UpdateRequest {
	/** The collection's REST URL. */
	address: string;
	ids: readonly (number | string)[];
	/** The redirect target of the documents' URLs (`addressLeads`). */
	leads: string;
	locale: string;
	body: object;
}

const updateResponse = z.object({
	docs: z.array(z.unknown()).catch([]),
	errors: z.array(z.object({ message: z.string() })).catch([]),
});

interface UpdateResult {
	done: number;
	refusals: string[];
}

/** Updates documents in batches of `batchSize`. Returns the number of updated documents, and a message for each failed one. */
export async function updateMany(
	{ ids, ...request }: UpdateRequest,
	batchSize: number,
	language: string,
): Promise<UpdateResult> {
	const results: UpdateResult[] = [];
	for (let from = 0; from < ids.length; from += batchSize)
		results.push(
			await updateBatch({ ...request, ids: ids.slice(from, from + batchSize) }, language),
		);
	return {
		done: results.reduce((sum, { done }) => sum + done, 0),
		refusals: results.flatMap(({ refusals }) => refusals),
	};
}

async function updateBatch(
	{ address, ids, leads, locale, body }: UpdateRequest,
	language: string,
): Promise<UpdateResult> {
	const query = stringify(
		{ depth: 0, limit: 0, locale, addressLeads: leads, where: { id: { in: ids } } },
		{ addQueryPrefix: true },
	);
	const { docs, errors } = await callEndpoint(updateResponse, address + query, {
		method: 'PATCH',
		language,
		body,
		// Some of the documents could not be updated.
		acceptedStatuses: [400],
	});
	return { done: docs.length, refusals: errors.map(({ message }) => message) };
}
