import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
	/** True if the site can serve pages: the content endpoint is reachable, or pages are cached. */
	isReady: () => Promise<boolean>;
	/** `reached`, `unreachable`, or the code of what Redis refuses; undefined without Redis. */
	redisState: () => string | undefined;
	/** What was left out of the prices that the site serves; undefined if nothing was. */
	pricesLeftOut?: () => object | undefined;
	metrics: Metrics;
	metricsToken?: string | undefined;
}

/** `/healthz`: the process responds. `/readyz`: it can serve pages, also while Redis is away. `/metrics`: for local callers or with the token. */
export function health(options: HealthOptions): Hono {
	const { isReady, redisState, pricesLeftOut, metrics, metricsToken } = options;
	const noStore = { 'cache-control': 'no-store' };
	return new Hono()
		.get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
		.get('/readyz', async (c) =>
			(await isReady())
				? c.json({ status: 'ready', redis: redisState(), prices: pricesLeftOut?.() }, 200, noStore)
				: c.json({ status: 'waiting for content' }, 503, noStore),
		)
		.get('/metrics', async (c) => {
			if (!canReadMetrics(c, metricsToken)) return c.notFound();
			return c.text(await metrics.registry.metrics(), 200, {
				...noStore,
				'content-type': metrics.registry.contentType,
			});
		});
}

/** Requires the token if one is set; otherwise the caller must be local and not behind a proxy. */
function canReadMetrics(c: Context, token: string | undefined): boolean {
	if (token) {
		const bearer = Buffer.from(c.req.header('authorization')?.replace(/^Bearer /, '') ?? '');
		const expected = Buffer.from(token);
		return bearer.length === expected.length && timingSafeEqual(bearer, expected);
	}
	if (c.req.header('x-forwarded-for') || c.req.header('forwarded')) return false;
	const address = getConnInfo(c).remote.address ?? '';
	return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
