import { bodyHeaders, preconditionStatus } from '@website/contracts/preconditions';
import type { MiddlewareHandler } from 'hono';

/** Responds to conditional requests with 304 or 412, by the validators that routes set (RFC 9110, 13). */
export function conditionalRequests(): MiddlewareHandler {
	return async (c, next) => {
		await next();
		const { res } = c;
		const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
		if (!isRead || ![200, 206, 304].includes(res.status)) return;
		const headers = new Headers(res.headers);
		const status =
			preconditionStatus(c.req.raw.headers, {
				etag: headers.get('etag'),
				lastModified: headers.get('last-modified'),
			}) ?? res.status;
		if (status !== 304 && status !== 412) return;
		await res.body?.cancel();
		for (const name of bodyHeaders) headers.delete(name);
		// Otherwise Hono would keep the headers of the response.
		c.res = undefined;
		c.res =
			status === 304
				? new Response(null, { status, headers })
				: new Response('Precondition Failed', { status, headers: { 'cache-control': 'no-store' } });
	};
}
