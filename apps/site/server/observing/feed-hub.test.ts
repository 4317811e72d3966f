import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FeedHub } from './feed-hub.ts';

const told: URLSearchParams[] = [];
let status = 202;
const server = createServer(async (request, response) => {
	told.push(new URLSearchParams(await text(request)));
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
	told.length = 0;
	status = 202;
	onError.mockClear();
});
const feedHub = (address: string | undefined) =>
	new FeedHub({ hub: address, origin: 'https://site.example', onError });
const wait = { timeout: 15_000 };

it('tells the hub once of several changes of articles, naming each language’s feed', async () => {
	const feeds = feedHub(hub);
	for (const tags of [['post:1'], ['posts', 'page:2'], ['post:3']]) feeds.noteChange(tags);
	await vi.waitFor(() => expect(told).toHaveLength(1), wait);
	expect(told[0]?.get('hub.mode')).toBe('publish');
	expect(told[0]?.getAll('hub.url')).toEqual([
		'https://site.example/blog/feed.xml',
		'https://site.example/da/blog/feed.xml',
		'https://site.example/de/blog/feed.xml',
	]);
	feeds.noteChange(['posts']);
	await vi.waitFor(() => expect(told).toHaveLength(2), wait);
	expect(onError).not.toHaveBeenCalled();
});

it('says nothing of other changes, nor without a hub', async () => {
	const feeds = feedHub(hub);
	feeds.noteChange(['page:1', 'footer', 'prices']);
	feedHub(undefined).noteChange(['posts']);
	feeds.noteChange(['posts']);
	await vi.waitFor(() => expect(told).toHaveLength(1), wait);
});

it('reports a hub that refuses or is away', async () => {
	status = 500;
	feedHub(hub).noteChange(['posts']);
	await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1), wait);
	expect(String(onError.mock.calls[0]?.[0])).toContain('500');
	feedHub('http://127.0.0.1:9/').noteChange(['posts']);
	await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2), wait);
});
