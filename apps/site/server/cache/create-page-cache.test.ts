import { PurgeLedger } from '@website/page-cache/purge-ledger';
import type { RedisBusOptions } from '@website/page-cache/redis-bus';
import { toStoredPage } from '@website/page-cache/storable-page';
import { fakePage, noSecondLevel } from '@website/page-cache/testing/fake-page';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageKey } from '#shared/addresses/page-key.ts';
import { ContentVersion } from '#shared/http/content-version.ts';
import { ContentHealth } from '../observing/content-health.ts';
import { createLogger } from '../observing/logger.ts';
import { Metrics } from '../observing/metrics.ts';
import { readEnvironment } from '../settings/environment.ts';
import { createPageCache } from './create-page-cache.ts';

/** A bus in memory: each node receives the messages of the others. */
const nodes = vi.hoisted((): RedisBusOptions[] => []);
vi.mock('@website/page-cache/connect-redis', () => ({
	connectRedis: () => ({ state: 'reached' }),
}));
vi.mock('@website/page-cache/redis-level', () => ({
	RedisLevel: class {
		constructor() {
			Object.assign(this, noSecondLevel);
		}
	},
}));
vi.mock('@website/page-cache/redis-bus', () => ({
	RedisBus: class {
		readonly #options: RedisBusOptions;
		constructor(options: RedisBusOptions) {
			this.#options = options;
			nodes.push(options);
		}
		async publish(tags: readonly string[], version = 0) {
			const others = nodes.filter((node) => node !== this.#options);
			for (const node of others) node.onPurge(tags, { sequence: node.sequence() + 1, version });
			return true;
		}
	},
}));

const secret = 'a secret for tests and nothing else';
const environment = readEnvironment({
	REDIS_URL: 'redis://127.0.0.1:1',
	WEBHOOK_SECRET: secret,
	PREVIEW_SECRET: secret,
	PRICE_API_TOKEN: secret,
});

beforeEach(() => {
	nodes.length = 0;
});

/** A node whose page shows cached prices until a purge clears them. */
function startNode(source: { price: string }) {
	let cachedPrice: string | undefined;
	const contentVersion = new ContentVersion();
	const metrics = new Metrics({ version: '1', build: 'build1' });
	const pages = createPageCache({
		ledger: new PurgeLedger(),
		environment,
		buildId: 'b1',
		contentVersion,
		health: new ContentHealth(createLogger('silent')),
		metrics,
		logger: createLogger('silent'),
		onLoss: () => {},
		onPurge: (tags) => {
			if (tags.includes('prices')) cachedPrice = undefined;
		},
		renderer: {
			render: async (key, sequence) => {
				cachedPrice ??= source.price;
				return toStoredPage(key, fakePage(cachedPrice, { tags: ['prices'] }), sequence);
			},
		},
	});
	const read = async () =>
		(await pages.cache.get(pageKey('/pricing', ''))).responses.identity.body.toString();
	return { pages, read, contentVersion };
}

it('clears prices on every node before it renders again', async () => {
	const source = { price: '0.05' };
	const [first, second] = [startNode(source), startNode(source)];
	expect([await first.read(), await second.read()]).toEqual(['0.05', '0.05']);
	source.price = '0.06';
	await first.pages.purge(['page:1']);
	expect([await first.read(), await second.read()]).toEqual(['0.05', '0.05']);
	await first.pages.purge(['prices']);
	expect([await first.read(), await second.read()]).toEqual(['0.06', '0.06']);
});

it('sets the content version of a purge on every node', async () => {
	const [first, second] = [startNode({ price: '1' }), startNode({ price: '1' })];
	await first.pages.purge(['page:1'], 7);
	await second.pages.purge(['page:2']);
	expect([first.contentVersion.latest, second.contentVersion.latest]).toEqual([7, 7]);
});

it('knows whether Redis can be used', () => {
	expect(startNode({ price: '0.05' }).pages.redisState()).toBe('reached');
});
