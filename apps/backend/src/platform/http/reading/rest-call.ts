import { limits } from '../../limits.ts';
import { Refusal } from '../endpoint.ts';
import { readQuery } from './query.ts';
import { readBody } from './read-body.ts';

export interface RestCall {
	request: Request;
	/** The effective method: GET for a POST with a method override. */
	method: string;
	/** Decoded segments below `/api`. */
	segments: readonly string[];
	query: Record<string, unknown>;
}

const overrides = ['x-payload-http-method-override', 'x-http-method-override'];

const isOverridden = ({ method, headers }: Request) =>
	method === 'POST' && overrides.some((name) => headers.get(name) === 'GET');

/** A GET request with the same headers, except those of the override and the body. */
function asGet(request: Request, url: string): Request {
	const headers = new Headers(request.headers);
	for (const name of [...overrides, 'content-type', 'content-length', 'transfer-encoding'])
		headers.delete(name);
	return new Request(url, { method: 'GET', headers, signal: request.signal });
}

function jsonObject(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value === 'object' && value !== null) return { ...value };
	} catch {
		// Rejected below, like any other body that is not an object.
	}
	throw new Refusal(400, 'The body must be a JSON object');
}

/** The request with a body that was already read. */
export const withBody = (request: Request, body: Buffer): Request =>
	new Request(request.url, {
		method: request.method,
		headers: request.headers,
		signal: request.signal,
		...(body.byteLength > 0 ? { body: new Uint8Array(body) } : {}),
	});

/** The body of a request. Rejects a body of more than `limit` bytes with 413. */
export async function bodyOf(request: Request, limit: number): Promise<Buffer> {
	const body = await readBody(request, limit);
	if (!body) throw new Refusal(413, `The body is longer than ${limit} bytes`);
	return body;
}

async function readOverride(request: Request, segments: readonly string[]): Promise<RestCall> {
	const type = request.headers.get('content-type') ?? '';
	if (type === 'application/x-www-form-urlencoded') {
		const body = await bodyOf(request, limits.rest.queryBytes);
		return readCall(asGet(request, `${request.url}?${body.toString('utf8')}`), segments);
	}
	const body = await bodyOf(request, limits.rest.dataBytes);
	const data = body.byteLength > 0 ? jsonObject(body.toString('utf8')) : {};
	const query = { ...readQuery(new URL(request.url).search), ...data };
	return { request: withBody(request, body), method: 'GET', segments, query };
}

/** Parses a REST request. Rejects URLs that are too long, and control characters in the path. */
export async function readCall(request: Request, segments: readonly string[]): Promise<RestCall> {
	if (request.url.length > limits.rest.queryBytes)
		throw new Refusal(414, 'The address is too long');
	if (segments.some((segment) => /\p{Cc}/u.test(segment)))
		throw new Refusal(404, 'The resource does not exist');
	if (isOverridden(request)) return readOverride(request, segments);
	const query = readQuery(new URL(request.url).search);
	return { request, method: request.method, segments, query };
}
