import { stringify } from 'qs-esm';
import { z } from 'zod';
import { callEndpoint } from '../../../platform/admin/endpoints/call-endpoint.ts';

interface Asked {
	/** The collection's REST address. */
	address: string;
	ids: readonly (number | string)[];
	/** Where the addresses lead (`addressLeads`). */
	leads: string;
	locale: string;
	body: object;
}

const answered = z.object({
	docs: z.array(z.unknown()).catch([]),
	errors: z.array(z.object({ message: z.string() })).catch([]),
});

interface Answered {
	done: number;
	refusals: string[];
}

/** Changes many documents, some at a time; answers how many were changed, and why each other one was not. */
export async function askMany(
	{ ids, ...request }: Asked,
	atOnce: number,
	language: string,
): Promise<Answered> {
	const answers: Answered[] = [];
	for (let from = 0; from < ids.length; from += atOnce)
		answers.push(await askSome({ ...request, ids: ids.slice(from, from + atOnce) }, language));
	return {
		done: answers.reduce((sum, { done }) => sum + done, 0),
		refusals: answers.flatMap(({ refusals }) => refusals),
	};
}

async function askSome(
	{ address, ids, leads, locale, body }: Asked,
	language: string,
): Promise<Answered> {
	const query = stringify(
		{ depth: 0, limit: 0, locale, addressLeads: leads, where: { id: { in: ids } } },
		{ addQueryPrefix: true },
	);
	const { docs, errors } = await callEndpoint(answered, address + query, {
		method: 'PATCH',
		language,
		body,
		// Some of the documents were refused.
		answers: [400],
	});
	return { done: docs.length, refusals: errors.map(({ message }) => message) };
}
