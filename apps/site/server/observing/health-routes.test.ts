import { expect, it } from 'vitest';
import { health } from './health-routes.ts';
import { Metrics } from './metrics.ts';

it.each([
	[undefined, { status: 'ready' }],
	[true, { status: 'ready', redis: 'reached' }],
	[false, { status: 'ready', redis: 'unreachable' }],
])('is ready while Redis is connected: %s', async (isConnected, body) => {
	const metrics = new Metrics({ version: '1', build: 'build1' });
	const isRedisConnected = () => isConnected;
	if (isConnected !== undefined) metrics.observeRedis(isRedisConnected);
	const routes = health({ isReady: async () => true, isRedisConnected, metrics });
	const response = await routes.request('/readyz');
	expect([response.status, await response.json()]).toEqual([200, body]);
	const value = /^site_redis_connected (\d)$/m.exec(await metrics.registry.metrics())?.[1];
	expect(value).toBe(isConnected === undefined ? undefined : String(Number(isConnected)));
});
