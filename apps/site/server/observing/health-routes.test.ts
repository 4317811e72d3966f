import { expect, it } from 'vitest';
import { health } from './health-routes.ts';
import { Metrics } from './metrics.ts';

it.each([
	[undefined, { status: 'ready' }],
	['reached', { status: 'ready', redis: 'reached' }],
	['OOM', { status: 'ready', redis: 'OOM' }],
])('is ready while Redis is in the state %s', async (state, body) => {
	const metrics = new Metrics({ version: '1', build: 'build1' });
	const redisState = () => state;
	if (state !== undefined) metrics.observeRedis(redisState);
	const routes = health({ isReady: async () => true, redisState, metrics });
	const response = await routes.request('/readyz');
	expect([response.status, await response.json()]).toEqual([200, body]);
	const value = /^site_redis_connected (\d)$/m.exec(await metrics.registry.metrics())?.[1];
	expect(value).toBe(state && String(Number(state === 'reached')));
});
