import type { RestCall } from '../reading/rest-call.ts';

/**
 * True for a request whose response is a list: documents or versions of a collection, or versions of a global. A POST creates one document.
 */
export function isList({ method, segments }: Pick<RestCall, 'method' | 'segments'>): boolean {
	if (method === 'POST') return false;
	const [first, second, third, ...more] = segments;
	if (first === 'globals') return third === 'versions' && more.length === 0;
	return second === undefined || (second === 'versions' && third === undefined);
}

/** Sets the depth of a list to 0 if the query has none, where Payload would populate relations two levels deep. */
export function withDepth(call: RestCall): RestCall {
	if (!isList(call) || call.query.depth !== undefined) return call;
	const url = new URL(call.request.url);
	url.searchParams.set('depth', '0');
	const request = new Request(url, call.request);
	return { ...call, request, query: { ...call.query, depth: '0' } };
}
