import { environment } from '../../platform/environment.ts';
import { hasBearerToken } from '../../platform/http/bearer.ts';
import { noStore } from '../../platform/http/endpoint.ts';
import { metrics } from '../../platform/observability/metrics.ts';

export const dynamic = 'force-dynamic';

/** Prometheus metrics for requests with METRICS_TOKEN; a 404 for all others. */
export async function GET(request: Request): Promise<Response> {
	if (!hasBearerToken(request, environment.METRICS_TOKEN))
		return new Response('Not Found', { status: 404, headers: noStore });
	const { registry } = metrics();
	return new Response(await registry.metrics(), {
		headers: { ...noStore, 'content-type': registry.contentType },
	});
}
