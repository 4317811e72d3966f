import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';

/**
 * Sends spans by OTLP over HTTP to OTEL_EXPORTER_OTLP_ENDPOINT. The exporter and the resource read OpenTelemetry's other variables
 * (headers, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES) themselves. Loaded only if tracing is configured. `share` is the share of traces
 * starting here that are recorded, 0 to 1; traces started elsewhere keep the decision of their parent. Returns a function that sends the
 * last spans and stops tracing.
 */
export function startTracing(share: number): () => Promise<void> {
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ 'service.name': 'site' }).merge(
			detectResources({ detectors: [envDetector] }),
		),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
		spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
	});
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	propagation.setGlobalPropagator(new W3CTraceContextPropagator());
	trace.setGlobalTracerProvider(provider);
	return () => provider.shutdown();
}
