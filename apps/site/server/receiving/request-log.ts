import type { MiddlewareHandler } from 'hono';
import type { AccessLog } from '../observing/access-log.ts';
import { requestId } from './request-headers.ts';

declare module 'hono' {
	interface ContextVariableMap {
		requestId: string;
	}
}

/** Gives every request an id and writes one line when it is answered. */
export function requestLog(log: AccessLog): MiddlewareHandler {
	return async (c, next) => {
		const id = requestId(c.req.header('x-request-id'));
		c.set('requestId', id);
		const start = performance.now();
		await next();
		c.header('x-request-id', id);
		log({
			id,
			method: c.req.method,
			url: c.req.path,
			status: c.res.status,
			ms: Math.round(performance.now() - start),
		});
	};
}
