import { extrasProbe, typesProbe } from '../../generated/documents.ts';
import { isFields } from '../response/fields.ts';
import { refusalOf } from './refusal.ts';

/** The operations that an endpoint accepts: those of the whole contract, or only those of the specification. */
export type OperationSet =
	| { name: 'complete' }
	| {
			name: 'specified';
			/** The endpoint's types of variables; the contract's types apply to missing ones. */
			types: ReadonlyMap<string, string>;
			/** The error messages with which it rejected the whole contract. */
			refusal: readonly string[];
	  };

/** Sends a query. Rejects with a ClientError if the endpoint rejects the query. */
export type Send = (
	query: string,
	variables: Record<string, unknown>,
) => Promise<{ data?: unknown }>;

/** Values of the variables that the probe requires. The endpoint executes no field of the probe. */
const anyValues = {
	...{ slug: 'x', category: 'x', pageId: '/x', path: '/x', query: 'x' },
	...{ lang: 'en', country: 'DK', kind: 'page', postsWhere: { lang: 'en' } },
};

/** Probes which operations an endpoint accepts. Rejects if the endpoint does not respond, fails or does not return JSON. */
export async function findOperationSet(send: Send): Promise<OperationSet> {
	const refusal = await refusalBy(send, extrasProbe, anyValues);
	if (!refusal) return { name: 'complete' };
	const typeErrors = (await refusalBy(send, typesProbe, {})) ?? [];
	return { name: 'specified', types: typesIn(typeErrors), refusal };
}

/** The error messages of a rejected query; undefined if it is accepted. */
async function refusalBy(send: Send, query: string, variables: Record<string, unknown>) {
	try {
		const { data } = await send(query, variables);
		if (isFields(data)) return undefined;
	} catch (error) {
		const refusal = refusalOf(error);
		if (!refusal) throw error;
		return refusal;
	}
	throw new Error('The content endpoint does not report which operations it accepts');
}

/**
 * Parses the types of variables from error messages of graphql-js and compatible servers: `Variable "$lang" … expecting type "Language!".`
 */
function typesIn(messages: readonly string[]): Map<string, string> {
	const entries = messages.flatMap((message) => {
		const variable = /\$(\w+)/.exec(message)?.[1];
		const type = /expect(?:ing|ed) type\W*?(\[*[_A-Za-z]\w*[\]!]*)/i.exec(message)?.[1];
		return variable && type ? [[variable, type] as const] : [];
	});
	return new Map(entries);
}
