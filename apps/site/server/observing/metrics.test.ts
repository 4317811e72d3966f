import { namedMetrics } from '@website/contracts/testing/named-metrics';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('has every metric that the alerting rules and the dashboard name', () => {
	const metrics = new Metrics({ version: '1', build: 'build1' });
	const empty = { entries: 0, bytes: 0 };
	metrics.observeCache({ memory: empty, second: empty });
	metrics.observeRedis(() => 'reached');
	const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
	expect(namedMetrics('site').size).toBeGreaterThan(8);
	expect([...namedMetrics('site')].filter((name) => !names.includes(name))).toEqual([]);
});
