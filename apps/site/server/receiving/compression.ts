import { isText } from '@website/page-cache/compress';
import { prefersGzip } from '@website/page-cache/negotiate';
import type { MiddlewareHandler } from 'hono';

/**
 * Compresses text while it is sent, for clients that accept it. Unlike Hono's middleware it sets the headers of a GET on HEAD too, and
 * `Vary` on 206 and 304 (RFC 9110, 9.3.2, 15.3.7, 15.4.5).
 */
export function compression(): MiddlewareHandler {
	return async (c, next) => {
		await next();
		const { status, headers } = c.res;
		if (![200, 206, 304].includes(status) || !isText(headers.get('content-type'))) return;
		headers.set('vary', 'Accept-Encoding');
		if (status === 206 || headers.has('content-encoding')) return;
		if (!prefersGzip(c.req.header('accept-encoding'))) return;
		const etag = headers.get('etag');
		if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
		headers.set('content-encoding', 'gzip');
		// Ranges are those of the uncompressed file.
		for (const name of ['content-length', 'accept-ranges']) headers.delete(name);
		if (status === 200 && c.req.method === 'GET' && c.res.body)
			c.res = new Response(c.res.body.pipeThrough(new CompressionStream('gzip')), c.res);
	};
}
