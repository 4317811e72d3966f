import { context, propagation, SpanKind } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { traced } from '#shared/http/tracing.server.ts';

/** A span for every request that goes the whole way, continuing the caller's trace where there is one. */
export function requestTrace(): MiddlewareHandler {
	return (c, next) => {
		const caller = propagation.extract(context.active(), c.req.header());
		const attributes = { 'http.request.method': c.req.method, 'url.path': c.req.path };
		return context.with(caller, () =>
			traced(c.req.method, { kind: SpanKind.SERVER, attributes }, async (span) => {
				await next();
				span.setAttribute('http.response.status_code', c.res.status);
			}),
		);
	};
}
