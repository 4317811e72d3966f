import type { RestCall } from '../reading/rest-call.ts';

/** True for what answers with a list of documents or versions: of a collection, or the versions of a global. A POST makes one document. */
export function isList({ method, segments }: Pick<RestCall, 'method' | 'segments'>): boolean {
	if (method === 'POST') return false;
	const [first, second, third, ...more] = segments;
	if (first === 'globals') return third === 'versions' && more.length === 0;
	return second === undefined || (second === 'versions' && third === undefined);
}

/** The call with its depth: a list has no relations filled in unless it asks for them; Payload would fill in two levels. */
export function withDepth(call: RestCall): RestCall {
	if (!isList(call) || call.query.depth !== undefined) return call;
	const url = new URL(call.request.url);
	url.searchParams.set('depth', '0');
	const request = new Request(url, call.request);
	return { ...call, request, query: { ...call.query, depth: '0' } };
}
