import type { StoredPage } from '../stored/stored-page.ts';
import type { Encoding } from './negotiate.ts';

/** Bodies up to this size are also stored as a string, which is sent fastest. */
const maxTextBytes = 12 * 1024;

/** Header names and values in turn, the form that Node's `writeHead` takes without processing each. */
export type HeaderList = readonly string[];

export interface PreparedResponse {
	/** The last value is the request id, which `setRequestId` sets just before the headers are written. */
	headers: string[];
	body: Buffer;
	text: string | undefined;
}

export interface PreparedResponses {
	status: number;
	etag: string;
	identity: PreparedResponse;
	/** Equal to `identity` for bodies that are not compressed. */
	gzip: PreparedResponse;
	br: PreparedResponse;
	notModified: string[];
}

/** Precomputes the responses of a page. `common` are the headers of every response, `caching` those for caches. */
export function prepareResponses(
	page: StoredPage,
	common: HeaderList,
	caching: HeaderList,
): PreparedResponses {
	const { status, etag, bodies } = page;
	const validator = ['etag', etag, ...caching];
	const pageHeaders = Object.entries(page.headers).flat();
	const response = (body: Buffer, encoding?: Encoding): PreparedResponse => ({
		headers: withRequestIdSlot([
			...[...pageHeaders, ...common, ...validator],
			...(encoding ? ['content-encoding', encoding] : []),
			...['content-length', `${body.length}`],
		]),
		body,
		text: undefined,
	});
	const identity = response(bodies.identity);
	const compressedResponse = (encoding: 'gzip' | 'br'): PreparedResponse => {
		const body = bodies[encoding];
		return body ? response(body, encoding) : identity;
	};
	return {
		status,
		etag,
		identity,
		gzip: compressedResponse('gzip'),
		br: compressedResponse('br'),
		notModified: withRequestIdSlot([...common, ...validator]),
	};
}

/** Sets the request id in the prepared list and returns it. Copying the list would cost more than the rest of the hot path. */
export function setRequestId(prepared: string[], requestId: string): string[] {
	prepared[prepared.length - 1] = requestId;
	return prepared;
}

/**
 * The body for Node's `end` with the encoding `latin1`. A small body is a string of its bytes, which Node writes together with the headers:
 * 10% cheaper, but beyond about 16 KB, headers included, Node would copy it once more. The string is made when it is first sent, since
 * most stored pages are never requested.
 */
export function bodyToSend(response: PreparedResponse): Buffer | string {
	if (response.body.length > maxTextBytes) return response.body;
	response.text ??= response.body.toString('latin1');
	return response.text;
}

function withRequestIdSlot(headers: string[]): string[] {
	return [...headers, 'x-request-id', ''];
}
