import { requestId } from '@website/contracts/request-id';
import type { MiddlewareHandler } from 'hono';
import type { AccessLog } from '../observing/access-log.ts';
import { type RouteName, routeName } from '../observing/route-name.ts';

declare module 'hono' {
	interface ContextVariableMap {
		requestId: string;
	}
}

/** Assigns an id to each request, logs its completion in one line and counts it. */
export function requestLog(
	log: AccessLog,
	count: (route: RouteName, status: number) => void,
): MiddlewareHandler {
	return async (c, next) => {
		const id = requestId(c.req.header('x-request-id'));
		c.set('requestId', id);
		const start = performance.now();
		await next();
		c.header('x-request-id', id);
		count(routeName(c.req.path), c.res.status);
		log({
			id,
			method: c.req.method,
			url: c.req.path,
			status: c.res.status,
			ms: Math.round(performance.now() - start),
		});
	};
}
