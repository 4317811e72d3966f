import {
	context,
	propagation,
	type Span,
	type SpanOptions,
	SpanStatusCode,
	trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('site');

/** Runs something as a span of the current trace. A rejection is named by its kind only: messages may hold what nobody else should read. */
export function traced<T>(
	name: string,
	options: SpanOptions,
	run: (span: Span) => Promise<T>,
): Promise<T> {
	return tracer.startActiveSpan(name, options, async (span) => {
		try {
			return await run(span);
		} catch (error) {
			const message = error instanceof Error ? error.constructor.name : 'failed';
			span.setStatus({ code: SpanStatusCode.ERROR, message });
			throw error;
		} finally {
			span.end();
		}
	});
}

/** Headers by which a called service continues the current trace (W3C Trace Context); empty outside of a trace. */
export function traceHeaders(): Record<string, string> {
	const headers: Record<string, string> = {};
	propagation.inject(context.active(), headers);
	return headers;
}
