import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../settings/limits.ts';
import { FeedHub } from './feed-hub.ts';

const notices: URLSearchParams[] = [];
let status = 202;
const server = createServer(async (request, response) => {
	notices.push(new URLSearchParams(await text(request)));
	response.writeHead(status).end();
});
const onError = vi.fn();
let hub = '';

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	hub = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
beforeEach(() => {
	notices.length = 0;
	status = 202;
	onError.mockClear();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());
const feedHub = (address: string | undefined) =>
	new FeedHub({ hub: address, origin: 'https://site.example', onError });
/** Lets the time pass in which changes are batched. */
const endBatch = () => vi.advanceTimersByTime(limits.feedHub.batchMs);

it('notifies the hub once of several changed articles, with the feeds of all locales', async () => {
	const feeds = feedHub(hub);
	for (const tags of [['post:1'], ['posts', 'page:2'], ['post:3']]) feeds.queueChange(tags);
	endBatch();
	await expect.poll(() => notices).toHaveLength(1);
	expect(notices[0]?.get('hub.mode')).toBe('publish');
	expect(notices[0]?.getAll('hub.url')).toEqual([
		'https://site.example/blog/feed.xml',
		'https://site.example/da/blog/feed.xml',
		'https://site.example/de/blog/feed.xml',
	]);
	feeds.queueChange(['posts']);
	endBatch();
	await expect.poll(() => notices).toHaveLength(2);
	expect(onError).not.toHaveBeenCalled();
});

it('sends nothing for other changes or without a hub', async () => {
	const feeds = feedHub(hub);
	feeds.queueChange(['page:1', 'footer', 'prices']);
	feedHub(undefined).queueChange(['posts']);
	feeds.queueChange(['posts']);
	endBatch();
	await expect.poll(() => notices).toHaveLength(1);
});

it('reports a hub that fails or is unreachable', async () => {
	status = 500;
	feedHub(hub).queueChange(['posts']);
	endBatch();
	await expect.poll(() => onError).toHaveBeenCalledTimes(1);
	expect(String(onError.mock.calls[0]?.[0])).toContain('500');
	feedHub('http://127.0.0.1:9/').queueChange(['posts']);
	endBatch();
	await expect.poll(() => onError).toHaveBeenCalledTimes(2);
});
