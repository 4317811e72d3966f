import { limits } from '../../limits.ts';
import type { RestCall } from './rest-call.ts';

/**
 * True for a request whose response is a list: documents or versions of a collection, or versions of a global. A POST creates one document.
 */
export function isList({ method, segments }: Pick<RestCall, 'method' | 'segments'>): boolean {
	if (method === 'POST') return false;
	const [first, second, third, ...more] = segments;
	if (first === 'globals') return third === 'versions' && more.length === 0;
	return second === undefined || (second === 'versions' && third === undefined);
}

/**
 * Sets the depth of a list to 0 if the query has none, where Payload would populate relations two levels deep. A limit of 0, with which
 * Payload would return all documents and with which its list of deleted documents counts them, is the largest number of documents.
 */
export function withListDefaults(call: RestCall): RestCall {
	const { request, query } = call;
	if (!isList(call)) return call;
	const isAll = String(query.limit) === '0' && ['GET', 'HEAD'].includes(request.method);
	const defaults = {
		...(query.depth === undefined && { depth: '0' }),
		...(isAll && { limit: String(limits.rest.documents) }),
	};
	const url = new URL(request.url);
	for (const [name, value] of Object.entries(defaults)) url.searchParams.set(name, value);
	return { ...call, request: new Request(url, request), query: { ...query, ...defaults } };
}
