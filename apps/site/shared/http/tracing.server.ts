import {
	context,
	propagation,
	type Span,
	type SpanOptions,
	SpanStatusCode,
	trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('site');

/**
 * Runs a function as a span of the current trace. The span records only the class name of an error, since messages may contain private
 * data.
 */
export function withSpan<T>(
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

/** Headers with which a called service continues the current trace (W3C Trace Context); empty outside of a trace. */
export function traceHeaders(): Record<string, string> {
	const headers: Record<string, string> = {};
	propagation.inject(context.active(), headers);
	return headers;
}
