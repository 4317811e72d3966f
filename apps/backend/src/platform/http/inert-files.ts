import { isStoredName, typeOfName } from '../files/media-types.ts';
import { metrics } from '../observability/metrics.ts';
import type { Rest } from './require-auth.ts';
import { noStore } from './responses.ts';

/** Opened on its own, a file can neither run nor load anything, and is of no origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox";

/** Payload knows no HEAD, which is answered like GET without the body (RFC 9110, 9.3.2). */
const asGet = (request: Request): Request =>
	request.method === 'HEAD'
		? new Request(request.url, { headers: request.headers, signal: request.signal })
		: request;

const reads = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Payload's REST, with files served so that none of them can do anything: `GET /api/media/file/{name}`, from a folder or a bucket
 * alike, also for files stored before uploads were checked. The type is the one the name promises if the bytes agree;
 * whatever is no picture, film, caption or animation is an attachment of unknown type. 404 for what is not there, 503 while the folder
 * or bucket can't be read.
 */
export function inertFiles(rest: Rest): Rest {
	return async (request, segments) => {
		const [collection, kind, name, ...more] = segments;
		const isFile = collection === 'media' && kind === 'file' && name !== undefined;
		if (!isFile || more.length > 0 || !reads(request.method)) return rest(request, segments);
		// No file is below a folder of its own here.
		const hasPrefix = new URL(request.url).searchParams.has('prefix');
		if (hasPrefix || !isStoredName(name)) return plain(404, 'There is no such file');
		const response = await rest(asGet(request), segments);
		// In a bucket, what has no document is refused.
		if (response.status === 404 || response.status === 403)
			return plain(404, 'There is no such file');
		// The bucket's plugin has logged why, and nobody has counted it.
		if (response.status >= 500 && !response.headers.get('content-type')?.includes('json')) {
			await response.body?.cancel();
			metrics().failure('rest', 'files');
			return plain(503, 'The file is not available', { 'retry-after': '5' });
		}
		const headers = inert(response.headers, response.ok ? name : undefined);
		if (request.method !== 'HEAD')
			return new Response(response.body, { status: response.status, headers });
		await response.body?.cancel();
		return new Response(null, { status: response.status, headers });
	};
}

/** The headers of a file of a name; of an error, whose words keep their type, without one. */
function inert(original: Headers, name: string | undefined): Headers {
	const headers = new Headers(original);
	headers.set('content-security-policy', policy);
	headers.set('x-content-type-options', 'nosniff');
	if (name === undefined) return headers;
	const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
	// A document is read by a program of the reader's own, never on the backend's address.
	const isShown = type !== undefined && type === typeOfName(name) && type !== 'application/pdf';
	if (isShown) return headers;
	headers.set('content-type', 'application/octet-stream');
	headers.set('content-disposition', 'attachment');
	return headers;
}

function plain(status: number, text: string, more: Record<string, string> = {}): Response {
	return new Response(text, {
		status,
		headers: {
			'content-type': 'text/plain; charset=utf-8',
			'content-security-policy': policy,
			'x-content-type-options': 'nosniff',
			...noStore,
			...more,
		},
	});
}
