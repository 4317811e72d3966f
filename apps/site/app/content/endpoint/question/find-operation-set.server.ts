import { extrasProbe, typesProbe } from '../../generated/documents.ts';
import { isFields } from '../response/fields.ts';
import { refusalOf } from './refusal.ts';

/** The operations that an endpoint accepts: those of the whole contract, or what the specification lists of them. */
export type OperationSet =
	| { name: 'complete' }
	| {
			name: 'specified';
			/** Types of variables as the endpoint names them; the contract's where it does not say. */
			types: ReadonlyMap<string, string>;
			/** Why it does not accept the whole contract. */
			refusal: readonly string[];
	  };

/** Sends a query. Rejects with a ClientError if the endpoint refuses it. */
export type Send = (
	query: string,
	variables: Record<string, unknown>,
) => Promise<{ data?: unknown }>;

/** Values of the variables that the probe needs; none of its fields is run. */
const anyValues = {
	...{ slug: 'x', category: 'x', pageId: '/x', path: '/x', query: 'x' },
	...{ lang: 'en', country: 'DK', kind: 'page', postsWhere: { lang: 'en' } },
};

/** Asks an endpoint which operations it accepts. Rejects for every response that does not say so: none, an error of the server, no JSON. */
export async function findOperationSet(send: Send): Promise<OperationSet> {
	const refusal = await refusalBy(send, extrasProbe, anyValues);
	if (!refusal) return { name: 'complete' };
	const complaints = (await refusalBy(send, typesProbe, {})) ?? [];
	return { name: 'specified', types: typesIn(complaints), refusal };
}

/** The messages of a refusal; undefined for a query that is accepted. */
async function refusalBy(send: Send, query: string, variables: Record<string, unknown>) {
	try {
		const { data } = await send(query, variables);
		if (isFields(data)) return undefined;
	} catch (error) {
		const refusal = refusalOf(error);
		if (!refusal) throw error;
		return refusal;
	}
	throw new Error('The content endpoint does not say which operations it accepts');
}

/** Types by variable, in the words of graphql-js and of those that follow it: `Variable "$lang" … expecting type "Language!".` */
function typesIn(messages: readonly string[]): Map<string, string> {
	const named = messages.flatMap((message) => {
		const variable = /\$(\w+)/.exec(message)?.[1];
		const type = /expect(?:ing|ed) type\W*?(\[*[_A-Za-z]\w*[\]!]*)/i.exec(message)?.[1];
		return variable && type ? [[variable, type] as const] : [];
	});
	return new Map(named);
}
