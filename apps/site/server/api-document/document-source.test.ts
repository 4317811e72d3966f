import { readFile, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { startSourceServer } from '../../test/server/source-server.ts';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { createLogger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import { DocumentSource } from './document-source.ts';
import { apiDocument } from './published-document.ts';

const document = (title: string) =>
	JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: { '/a': { get: {} } } });

afterEach(() => vi.useRealTimers());

async function setUp(first: RequestListener) {
	const folder = await temporaryFolder();
	let listener = first;
	const host = await startSourceServer((request, response) => listener(request, response));
	const path = join(folder.path, 'openapi.json');
	const create = () =>
		new DocumentSource({
			url: `${host.origin}/openapi.json`,
			folder: folder.path,
			logger: createLogger('silent'),
		});
	return {
		create,
		path,
		host,
		respondWith: (next: RequestListener) => {
			listener = next;
		},
		async [Symbol.asyncDispose]() {
			await host.close();
			await folder[Symbol.asyncDispose]();
		},
	};
}

const validDocument: RequestListener = (_request, response) => response.end(document('First'));

const faults: [string, RequestListener][] = [
	['500', (_request, response) => response.writeHead(500).end('stack trace')],
	['HTML', (_request, response) => response.end('<!doctype html><title>Sign in</title>')],
	['half a body', (_request, response) => response.end(document('Half').slice(0, 40))],
	[
		'a cut connection',
		(_request, response) => {
			response.writeHead(200, { 'content-length': '500' }).write('{');
			setTimeout(() => response.destroy(), 10);
		},
	],
	['another version', (_request, response) => response.end('{"swagger":"2.0","paths":{}}')],
	['a redirect', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
	[
		'too much',
		(_request, response) =>
			response.writeHead(200, { 'content-length': String(limits.api.documentBytes + 1) }).end(),
	],
];

it.each(faults)(
	'serves the last valid document through %s, also after a restart',
	async (_, fault) => {
		await using place = await setUp(validDocument);
		const source = place.create();
		expect((await source.get())?.document.info.title).toBe('First');
		place.respondWith(fault);
		vi.useFakeTimers({ now: Date.now() + limits.api.cache.freshMs + 1, toFake: ['Date'] });
		expect((await source.get())?.document.info.title).toBe('First');
		expect((await place.create().get())?.document.info.title).toBe('First');
	},
);

it.each(faults)('responds 503 when the first response is %s', async (_, fault) => {
	await using place = await setUp(fault);
	const response = await apiDocument(place.create(), []).request('/api/openapi.json');
	expect(response.status).toBe(503);
	expect(await response.text()).not.toContain('stack trace');
});

it('serves the cached document while the host is slow, then the new one', async () => {
	await using place = await setUp(validDocument);
	const source = place.create();
	await source.get();
	const slow = Promise.withResolvers<void>();
	place.respondWith(async (_request, response) => {
		await slow.promise;
		response.end(document('Second'));
	});
	vi.useFakeTimers({ now: Date.now() + limits.api.cache.freshMs + 1, toFake: ['Date'] });
	expect((await source.get())?.document.info.title).toBe('First');
	slow.resolve();
	await expect.poll(async () => (await source.get())?.document.info.title).toBe('Second');
	expect(await readFile(place.path, 'utf8')).toContain('Second');
});

it('serves the new document after `invalidate`', async () => {
	await using place = await setUp(validDocument);
	const source = place.create();
	await source.get();
	place.respondWith((_request, response) => response.end(document('Second')));
	expect((await source.get())?.document.info.title).toBe('First');
	source.invalidate();
	expect((await source.get())?.document.info.title).toBe('Second');
});

it('requests a failing host again only after a pause', async () => {
	await using place = await setUp((_request, response) => response.writeHead(500).end());
	const source = place.create();
	vi.useFakeTimers({ toFake: ['Date'] });
	await source.get();
	await source.get();
	// One request and the retry that the specification demands.
	expect(place.host.requests).toHaveLength(2);
});

it('ignores a broken file on disk', async () => {
	await using place = await setUp(validDocument);
	await writeFile(place.path, '{"openapi":');
	expect((await place.create().get())?.document.info.title).toBe('First');
});
