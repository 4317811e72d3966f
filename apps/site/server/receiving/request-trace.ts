import { context, propagation, SpanKind } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { withSpan } from '#shared/http/tracing.server.ts';

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
