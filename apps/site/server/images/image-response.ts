import type { Context } from 'hono';
import { inertPolicy } from '../content-files/file-path.ts';
import { ImageProblem } from './image-problem.ts';

interface Picture {
	contentType: string;
	etag: string;
	body: Uint8Array;
}

/** The response with an image. Its policy forbids scripts. */
export function imageResponse(
	c: Context,
	{ contentType, etag, body }: Picture,
	cacheControl: string,
): Response {
	return c.body(new Uint8Array(body), 200, {
		etag,
		'cache-control': cacheControl,
		'content-security-policy': inertPolicy,
		'content-type': contentType,
		'content-length': String(body.length),
	});
}

/** The response to an ImageProblem, with `no-store`. Rethrows every other error. */
export function imageErrorResponse(c: Context, error: unknown): Response {
	if (!(error instanceof ImageProblem)) throw error;
	c.header('cache-control', 'no-store');
	if (error.status === 503) c.header('retry-after', '2');
	return c.text(error.message, error.status);
}
