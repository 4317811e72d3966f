import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../logger.ts';

/** Gives every request an id and writes one line when it is answered. */
export function requestLog(logger: Logger): MiddlewareHandler {
	return async (c, next) => {
		const id = c.req.header('x-request-id')?.match(/^[\w-]{8,64}$/)?.[0] ?? randomUUID();
		const start = performance.now();
		await next();
		c.header('x-request-id', id);
		logger.info(
			{
				id,
				method: c.req.method,
				path: c.req.path,
				status: c.res.status,
				ms: Math.round(performance.now() - start),
			},
			'request',
		);
	};
}
