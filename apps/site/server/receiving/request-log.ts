import { context, propagation, SpanKind } from '@opentelemetry/api';
import { requestId } from '@website/contracts/request-head';
import type { MiddlewareHandler } from 'hono';
import { withSpan } from '#shared/http/tracing.server.ts';
import type { AccessLog } from '../observing/access-log.ts';
import { type RouteName, routeName } from '../observing/metrics.ts';

/** Records a span for each request that is not served from memory, and continues the caller's trace if there is one. */
export function requestTrace(): MiddlewareHandler {
	return (c, next) => {
		const parent = propagation.extract(context.active(), c.req.header());
		const attributes = { 'http.request.method': c.req.method, 'url.path': c.req.path };
		return context.with(parent, () =>
			withSpan(c.req.method, { kind: SpanKind.SERVER, attributes }, async (span) => {
				await next();
				span.setAttribute('http.response.status_code', c.res.status);
			}),
		);
	};
}

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
