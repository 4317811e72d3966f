import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite } from '../server/test-site.ts';

const html = (title: string, description: string) =>
	`<html lang="de"><head><meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/><meta property="og:site_name" content="Wimpel"/></head><body></body></html>`;
const long = 'Auftragsverarbeitungsvereinbarung '.repeat(12);

let renderedPaths: string[];

async function handler(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	renderedPaths.push(pathname);
	const headers = { 'content-type': 'text/html; charset=utf-8' };
	if (pathname === '/de') return new Response(html('Startseite', 'Kurz &amp; gut'), { headers });
	if (pathname === '/de/lang') return new Response(html(long, long), { headers });
	if (pathname === '/de/leer') return new Response('<html><head></head></html>', { headers });
	if (pathname === '/de/zeichen')
		return new Response(html('A \u000b &lt;b> &amp; \u0001', ''), { headers });
	if (pathname === '/de/kaputt') return new Response('', { status: 500, headers });
	return new Response(html('Seite nicht gefunden', ''), { status: 404, headers });
}

const folder = await temporaryFolder();
const site = await startTestSite({ folder: folder.path, handler });
beforeEach(() => {
	renderedPaths = [];
});
afterAll(async () => {
	await site.stop();
	await folder[Symbol.asyncDispose]();
});

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(`${site.origin}/images/share${path}`, { headers });

it('renders a page’s texts once as a PNG of 1200 × 630 pixels', async () => {
	const first = await get('/de.png');
	expect(first.status).toBe(200);
	expect(first.headers.get('content-type')).toBe('image/png');
	const body = Buffer.from(await first.arrayBuffer());
	expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
	const second = await get('/de.png');
	expect(Buffer.from(await second.arrayBuffer())).toEqual(body);
	expect(renderedPaths).toEqual(['/de', '/brand.json']);
	const etag = first.headers.get('etag') ?? '';
	expect((await get('/de.png', { 'if-none-match': etag })).status).toBe(304);
});

it('renders another image for other texts, and truncates texts that do not fit', async () => {
	const short = await get('/de.png');
	const truncated = await get('/de/lang.png');
	expect(truncated.status).toBe(200);
	expect(truncated.headers.get('etag')).not.toBe(short.headers.get('etag'));
	const { data, info } = await sharp(await truncated.arrayBuffer())
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const pixel = (x: number, y: number) => data.readUIntBE((y * info.width + x) * info.channels, 3);
	// The margins stay empty.
	const canvas = pixel(0, 0);
	for (let y = 0; y < 630; y += 1) expect([pixel(20, y), pixel(1180, y)]).toEqual([canvas, canvas]);
});

it.each(['/de/leer.png', '/de/zeichen.png'])(
	'renders a page without texts or with characters that are invalid in markup: %s',
	async (path) => expect((await get(path)).status).toBe(200),
);

it.each([
	['/de/unbekannt.png', 404],
	['/de/kaputt.png', 503],
	['/de.jpg', 404],
	['/.png', 404],
	['/../de.png', 404],
])('responds to %s with %i and no-store', async (path, status) => {
	const response = await get(path);
	expect(response.status).toBe(status);
	expect(response.headers.get('cache-control')).toBe('no-store');
});

it('renders an image if the folder is not writable', async () => {
	await using full = await temporaryFolder();
	await writeFile(join(full.path, 'share-images'), 'a file where the folder should be');
	const other = await startTestSite({ folder: full.path, handler });
	try {
		const response = await fetch(`${other.origin}/images/share/de.png`);
		expect(response.status).toBe(200);
		const body = Buffer.from(await response.arrayBuffer());
		expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200 });
	} finally {
		await other.stop();
	}
});
