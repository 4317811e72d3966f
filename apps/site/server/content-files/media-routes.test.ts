import { afterAll, expect, it } from 'vitest';
import { startSourceServer } from '../../test/server/source-server.ts';
import { createLogger } from '../observing/logger.ts';
import { media } from './media-routes.ts';

const request = (address: string, init?: RequestInit, timeoutMs = 60_000) =>
	media({ mediaOrigin: source.origin, timeoutMs, logger: createLogger('silent') }).request(
		address,
		init,
	);

const source = await startSourceServer((request, response) => {
	if (request.url === '/media/slow.png') return;
	if (request.url === '/media/broken.png') response.writeHead(500).end('internals');
	else if (request.url === '/media/moved.png')
		response.writeHead(301, { location: 'http://127.0.0.1/' }).end();
	else if (request.headers['if-none-match'] === '"1"' || request.headers['if-modified-since'])
		response.writeHead(304).end();
	else response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end('film-bytes');
});

afterAll(() => source.close());

it('serves a file sandboxed, with the MIME type of its extension', async () => {
	const response = await request('/content/media/film.mp4');
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('video/mp4');
	expect(response.headers.get('content-security-policy')).toContain('sandbox');
	expect(await response.text()).toBe('film-bytes');
});

it('serves documents as attachments', async () => {
	for (const name of ['terms.pdf', 'list.csv', 'form.docx']) {
		const response = await request(`/content/media/${name}`);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-disposition')).toBe('attachment');
	}
	expect((await request('/content/media/film.mp4')).headers.has('content-disposition')).toBe(false);
});

it('forwards conditions and HEAD', async () => {
	for (const [name, value] of [
		['if-none-match', 'W/"1"'],
		['if-modified-since', 'Thu, 26 Nov 2026 10:00:00 GMT'],
	] as const) {
		const headers = { [name]: value };
		expect((await request('/content/media/film.mp4', { headers })).status).toBe(304);
	}
	const head = await request('/content/media/film.mp4', { method: 'HEAD' });
	expect(head.status).toBe(200);
	expect(source.requests.at(-1)).toBe('HEAD /media/film.mp4');
});

it.each([
	['/content/media/song.mp3', 200],
	['/content/admin', 404],
	['/content/media/page.html', 404],
	['/content/media/..%2fadmin.png', 404],
	['/content/graphql', 404],
	['/content/media/moved.png', 404],
	['/content/media/broken.png', 502],
])('%s responds %i', async (address, status) => {
	const response = await request(address);
	expect(response.status).toBe(status);
	expect(await response.text()).not.toContain('internals');
});

it('responds 502 when the source times out', async () => {
	expect((await request('/content/media/slow.png', {}, 200)).status).toBe(502);
});
