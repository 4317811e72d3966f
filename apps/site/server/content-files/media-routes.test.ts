import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SourceServer, startSourceServer } from '../../test/server/source-server.ts';
import { createLogger } from '../observing/logger.ts';
import { media } from './media-routes.ts';

let source: SourceServer;
const ask = (address: string, init?: RequestInit, timeoutMs = 60_000) =>
	media({ mediaOrigin: source.origin, timeoutMs, logger: createLogger('silent') }).request(
		address,
		init,
	);

beforeAll(async () => {
	source = await startSourceServer((request, response) => {
		if (request.url === '/media/slow.png') return;
		if (request.url === '/media/broken.png') response.writeHead(500).end('internals');
		else if (request.url === '/media/moved.png')
			response.writeHead(301, { location: 'http://127.0.0.1/' }).end();
		else if (request.headers.range)
			response.writeHead(206, { 'content-range': 'bytes 0-3/10' }).end('film');
		else response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end('film-bytes');
	});
});

afterAll(() => source.close());

it('serves a file inert, with the type its name says', async () => {
	const response = await ask('/content/media/film.mp4');
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('video/mp4');
	expect(response.headers.get('content-security-policy')).toContain('sandbox');
	expect(await response.text()).toBe('film-bytes');
});

it('serves documents as attachments', async () => {
	const response = await ask('/content/media/terms.pdf');
	expect(response.headers.get('content-disposition')).toBe('attachment');
	expect((await ask('/content/media/film.mp4')).headers.has('content-disposition')).toBe(false);
});

it('passes ranges and HEAD on', async () => {
	const part = await ask('/content/media/film.mp4', { headers: { range: 'bytes=0-3' } });
	expect(part.status).toBe(206);
	expect(part.headers.get('content-range')).toBe('bytes 0-3/10');
	const head = await ask('/content/media/film.mp4', { method: 'HEAD' });
	expect(head.status).toBe(200);
	expect(source.requests.at(-1)).toBe('HEAD /media/film.mp4');
});

it.each([
	['/content/admin', 404],
	['/content/media/page.html', 404],
	['/content/media/..%2fadmin.png', 404],
	['/content/graphql', 404],
	['/content/media/moved.png', 404],
	['/content/media/broken.png', 502],
])('%s is answered %i', async (address, status) => {
	const response = await ask(address);
	expect(response.status).toBe(status);
	expect(await response.text()).not.toContain('internals');
});

it('a source that does not answer is a 502', async () => {
	expect((await ask('/content/media/slow.png', {}, 200)).status).toBe(502);
});
