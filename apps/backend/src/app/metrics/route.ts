import { environment } from '../../environment.ts';
import { metrics } from '../../observing/metrics.ts';
import { noStore } from '../../surface/answers.ts';
import { carriesToken } from '../../surface/bearer.ts';

export const dynamic = 'force-dynamic';

/** Prometheus metrics for who has METRICS_TOKEN; for everybody else there is no such page. */
export async function GET(request: Request): Promise<Response> {
	if (!carriesToken(request, environment.METRICS_TOKEN))
		return new Response('Not Found', { status: 404, headers: noStore });
	const { registry } = metrics();
	return new Response(await registry.metrics(), {
		headers: { ...noStore, 'content-type': registry.contentType },
	});
}
