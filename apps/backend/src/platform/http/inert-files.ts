import { bodyHeaders, isRangeRequest, preconditionStatus } from '@website/contracts/preconditions';
import type { Payload } from 'payload';
import { isStoredName, typeOfName } from '../files/media-types.ts';
import { metrics } from '../observability/metrics.ts';
import { noStore } from './endpoint.ts';
import { isRead } from './public-endpoints.ts';
import type { Rest } from './require-auth.ts';

/** The validators of a stored file, as header values. */
type FileValidators = Record<'etag' | 'lastModified', string>;

/**
 * The validators of the file with a name, from its document, so that they are the same for a folder and a bucket, and on every node.
 * Undefined if no document has the name.
 */
export async function findFileValidators(
	payload: Payload,
	filename: string,
): Promise<FileValidators | undefined> {
	const { docs } = await payload.find({
		collection: 'media',
		where: { filename: { equals: filename } },
		select: { digest: true, filesize: true, updatedAt: true },
		trash: true,
		depth: 0,
		limit: 1,
		pagination: false,
	});
	const [file] = docs;
	if (!file) return undefined;
	const updatedAt = new Date(file.updatedAt);
	// Files of earlier releases may have no digest.
	const version = file.digest ?? `${file.filesize ?? 0}-${updatedAt.getTime()}`;
	return { etag: `"${version}"`, lastModified: updatedAt.toUTCString() };
}

/**
 * True if a part may be sent. False if the client has a part of another version of the file, so that it needs all of it (RFC 9110, 13.1.5).
 */
function acceptsPart(request: Request, current: FileValidators | undefined): boolean {
	const condition = request.headers.get('if-range');
	const isCurrent =
		condition === null || condition === current?.etag || condition === current?.lastModified;
	return isRangeRequest(request) && isCurrent;
}

/** A file that is opened on its own can neither run scripts nor load anything, and has an opaque origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox";

/**
 * The request as Payload supports it: a GET without conditions. HEAD is handled like a GET without the body, and has no ranges (RFC 9110,
 * 9.3.2 and 14.2).
 */
function unconditionalGet({ url, headers: original, signal }: Request, isPart: boolean) {
	const headers = new Headers(original);
	for (const name of ['if-none-match', 'if-modified-since', 'if-range']) headers.delete(name);
	if (!isPart) headers.delete('range');
	return new Request(url, { headers, signal });
}

/**
 * Payload's REST API, with files served so that they cannot run code: `GET /api/media/file/{name}`, from a folder or a bucket, including
 * files stored before uploads were checked. A file is served inline if its content type matches its extension; a PDF and any other file is
 * an attachment of unknown type. Supports conditional requests and ranges. 404 for a missing file, 503 while the folder or bucket cannot be
 * read.
 */
export function inertFiles(
	rest: Rest,
	findValidators: (name: string) => Promise<FileValidators | undefined>,
): Rest {
	return async (request, segments) => {
		const [collection, kind, name, ...more] = segments;
		const isFile = collection === 'media' && kind === 'file' && name !== undefined;
		if (!isFile || more.length > 0 || !isRead(request.method)) return rest(request, segments);
		// Files are never stored under a prefix.
		const hasPrefix = new URL(request.url).searchParams.has('prefix');
		if (hasPrefix || !isStoredName(name)) return plainResponse(404, 'File not found');
		const validators = await findValidators(name);
		const precondition = validators && preconditionStatus(request.headers, validators);
		// Preconditions have precedence over ranges (RFC 9110, 13.2.2).
		const isPart = !precondition && acceptsPart(request, validators);
		const response = await rest(unconditionalGet(request, isPart), segments);
		// A file in a bucket that has no document is a 403.
		if (response.status === 404 || response.status === 403)
			return plainResponse(404, 'File not found');
		// The bucket's plugin has logged the cause, but not counted the failure.
		if (response.status >= 500 && !response.headers.get('content-type')?.includes('json')) {
			await response.body?.cancel();
			metrics().failure('rest', 'files');
			return plainResponse(503, 'The file is not available', { 'retry-after': '5' });
		}
		const headers = inertHeaders(response.headers, response.ok ? name : undefined);
		headers.set('cache-control', response.ok ? 'no-cache' : 'no-store');
		if (response.ok && validators) {
			headers.set('etag', validators.etag);
			headers.set('last-modified', validators.lastModified);
		}
		const status = (response.ok && precondition) || response.status;
		if (status === response.status && request.method !== 'HEAD')
			return new Response(response.body, { status, headers });
		await response.body?.cancel();
		if (status === 412) return plainResponse(412, 'The file has changed');
		if (status === 304) for (const header of bodyHeaders) headers.delete(header);
		return new Response(null, { status, headers });
	};
}

/** The response headers of the named file. Without a name the response is an error, which keeps its content type. */
function inertHeaders(original: Headers, name: string | undefined): Headers {
	const headers = new Headers(original);
	headers.set('content-security-policy', policy);
	headers.set('x-content-type-options', 'nosniff');
	if (name === undefined) return headers;
	const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
	// A PDF is downloaded and never opened on the backend's origin.
	const isInline = type !== undefined && type === typeOfName(name) && type !== 'application/pdf';
	if (isInline) return headers;
	headers.set('content-type', 'application/octet-stream');
	headers.set('content-disposition', 'attachment');
	return headers;
}

function plainResponse(status: number, text: string, more: Record<string, string> = {}): Response {
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
