import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
	request as httpRequest,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type RequestListener,
} from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { bodyHeaders } from '@website/contracts/preconditions';
import { allOptions } from '@website/contracts/site-options';
import { afterAll, describe, expect, it } from 'vitest';
import { startFakePriceServer } from '../prices/fake-price-server.ts';
import { picture } from '../server/pictures.ts';
import { startSourceServer } from '../server/source-server.ts';
import { startTestSite } from '../server/test-site.ts';

const words = 'Words that make a body worth compressing. '.repeat(100);
const modified = 'Thu, 26 Nov 2026 10:00:00 GMT';
const film = Buffer.from('0123456789');

const files: Record<string, Buffer | string> = {
	'/media/film.mp4': film,
	'/media/drawing.svg': `<svg>${words}</svg>`,
	'/media/photo.png': await picture(400, 300).png().toBuffer(),
};

const apiDocument = JSON.stringify({
	openapi: '3.1.0',
	info: { title: words, version: '1' },
	paths: {},
});

/** A host of files that supports conditions and ranges. It sends several ranges as if they were one file. */
const sendFile: RequestListener = ({ url = '', headers }, response) => {
	const body = files[url];
	if (body === undefined) return void response.writeHead(404).end();
	const validators = { etag: '"f1"', 'last-modified': modified, 'accept-ranges': 'bytes' };
	const { range, 'if-range': condition = '"f1"' } = headers;
	const [, from = '', to] = /^bytes=(\d*)-(\d*)/.exec(range ?? '') ?? [];
	if (headers['if-none-match'] === '"f1"') response.writeHead(304, validators).end();
	else if (range === undefined || String(condition).replace('W/', '') !== '"f1"')
		response.writeHead(200, { ...validators, 'content-length': body.length }).end(body);
	else if (Number(from) >= body.length)
		response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end('<p>No</p>');
	else {
		const start = from ? Number(from) : body.length - Number(to);
		const end = from && to ? Number(to) : body.length - 1;
		const part = body.slice(start, end + 1);
		const position = `bytes ${start}-${end}/${body.length}`;
		response.writeHead(206, { ...validators, 'content-range': position }).end(part);
	}
};

const statuses: Record<string, number> = {
	'/moved': 301,
	'/nowhere': 404,
	'/gone': 410,
	'/failing': 503,
};

const types: Record<string, string> = {
	'.xml': 'application/xml',
	'.data': 'text/x-script',
	'.txt': 'text/plain',
};

/** Stands in for React Router: a page at every path, with the type of the path's ending. */
async function render({ url }: Request): Promise<Response> {
	const { pathname } = new URL(url);
	if (pathname === '/options.json') return Response.json(allOptions());
	return new Response(`<title>A page</title><main><h1>A page</h1>${words}</main>`, {
		status: statuses[pathname] ?? 200,
		headers: {
			'content-type': types[extname(pathname)] ?? 'text/html',
			...(pathname === '/moved' && { location: '/about' }),
		},
	});
}

const folder = await mkdtemp(join(tmpdir(), 'http-'));
const assets = join(folder, 'build/client/assets');
await mkdir(assets, { recursive: true });
await writeFile(join(assets, 'app-1.js'), words);
await writeFile(join(assets, 'app-1.js.br'), brotliCompressSync(words));
await writeFile(join(assets, 'app-1.js.gz'), gzipSync(words));
const [source, prices] = await Promise.all([startSourceServer(sendFile), startFakePriceServer()]);
prices.misbehave(({ url }) =>
	url.endsWith('/openapi.json') ? new Response(apiDocument) : undefined,
);
const settings = { ...prices.settings, MEDIA_URL: source.origin };
const site = await startTestSite({ folder, handler: render, settings });
afterAll(async () => {
	await site.stop();
	await Promise.all([source.close(), prices.close()]);
	await rm(folder, { recursive: true, force: true });
});

async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
	const request = httpRequest({ port: site.port, host: '127.0.0.1', path, headers, method }).end();
	// The event has one argument.
	const [response] = (await once(request, 'response')) as [IncomingMessage];
	const { statusCode: status, headers: responseHeaders } = response;
	return { status, headers: responseHeaders, body: await buffer(response) };
}

/** The headers without those of the connection and of a single response. */
function stableHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
	const own = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

const page = 'Accept, Accept-Encoding';
const home = 'Accept, Accept-Encoding, Accept-Language, Cookie';
const coded = 'Accept-Encoding';
const minute = 'public, max-age=60, stale-while-revalidate=86400';
const day = 'public, max-age=86400, stale-while-revalidate=604800';
const week = 'public, max-age=604800, stale-while-revalidate=2592000';
const price = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';
const markdown = { accept: 'text/markdown' };
const both = { accept: 'text/html, text/markdown;q=0.1' };

/**
 * Name, path, validators, encoding for clients that accept gzip and Brotli, Vary, Cache-Control; status and headers of the request. An
 * entity tag is weak if the body is compressed while it is sent.
 */
const kinds: [
	name: string,
	path: string,
	validators: '' | 'weak' | 'strong' | 'date' | 'strong date',
	encoding: '' | 'br' | 'gzip',
	vary: string | undefined,
	cache: string,
	status?: number,
	request?: Record<string, string>,
][] = [
	['page', '/about', 'weak', 'br', page, 'no-cache'],
	['page from the framework', '/about', 'weak', 'br', page, 'no-cache', 200, both],
	['page as Markdown', '/about', 'weak', 'br', page, 'no-cache, private', 200, markdown],
	['home page', '/', 'weak', 'br', home, 'no-cache, private'],
	['home page as Markdown', '/', 'weak', 'br', home, 'no-cache, private', 200, markdown],
	['Markdown', '/about.md', 'weak', 'br', coded, 'no-cache'],
	['page data', '/about.data', 'weak', 'br', coded, 'no-cache'],
	['feed', '/blog/feed.xml', 'weak', 'br', coded, 'no-cache'],
	['sitemap', '/sitemap.xml', 'weak', 'br', coded, 'no-cache'],
	['robots.txt', '/robots.txt', 'weak', 'br', coded, 'no-cache'],
	['redirect', '/moved', 'weak', 'br', page, 'no-cache', 301],
	['page not found', '/nowhere', 'weak', 'br', page, 'no-cache', 404],
	['page that is gone', '/gone', 'weak', 'br', page, 'no-cache', 410],
	['failing page', '/failing', 'weak', 'br', page, 'no-store', 503],
	['hashed file', '/assets/app-1.js', 'date', 'br', coded, 'public, max-age=31536000, immutable'],
	['film', '/content/media/film.mp4', 'strong date', '', undefined, day],
	['drawing', '/content/media/drawing.svg', 'strong date', 'gzip', coded, day],
	['missing file', '/content/media/none.png', '', '', undefined, 'no-store', 404],
	['image', '/images/w_320,f_webp/content/media/photo.png', 'strong', '', undefined, week],
	['flag', '/flags/mx.svg', 'strong', 'gzip', coded, 'public, max-age=2592000'],
	['prices', '/api/prices?currency=EUR&countries=DE', 'strong', 'gzip', coded, price],
	['price document', '/prices/eur.json', 'weak', 'gzip', coded, price],
	['price table', '/prices/eur.csv', 'weak', 'gzip', coded, price],
	['API document', '/api/openapi.json', 'strong', 'gzip', coded, minute],
];
const successful = kinds.filter(([, , , , , , status = 200]) => status === 200);

it.each(kinds)(
	'%s: has its validators and caching headers in each encoding, also for HEAD',
	async (_name, path, validators, encoding, vary, cache, status = 200, request = {}) => {
		const whole = await send(path, request);
		for (const [accepted, expected] of [
			['identity', ''],
			['gzip, br', encoding],
			['*', encoding],
			['GZIP;q=0.5, br;q=0', encoding && 'gzip'],
			['*;q=0', ''],
			['identity;q=0', ''],
			['zstd', ''],
		] as const) {
			const headers = { ...request, 'accept-encoding': accepted };
			const response = await send(path, headers);
			expect(response.status).toBe(status);
			expect(response.headers['content-encoding'] ?? '', accepted).toBe(expected);
			expect(response.headers.vary).toBe(vary);
			expect(response.headers['cache-control']).toBe(cache);
			const isWeak = validators === 'weak' || (expected === 'gzip' && encoding === 'gzip');
			const tag = isWeak ? /^W\/"[^"]+"$/ : validators.includes('strong') ? /^"[^"]+"$/ : /^$/;
			expect(response.headers.etag ?? '').toMatch(tag);
			expect('last-modified' in response.headers).toBe(validators.includes('date'));
			const decode = { br: brotliDecompressSync, gzip: gunzipSync, '': Buffer.from };
			expect(decode[expected](response.body)).toEqual(whole.body);
			const head = await send(path, headers, 'HEAD');
			expect(head.body).toHaveLength(0);
			// HEAD may omit the length (RFC 9110, 9.3.2).
			const length = response.headers['content-length'];
			expect({ 'content-length': length, ...stableHeaders(head.headers) }).toEqual(
				stableHeaders(response.headers),
			);
		}
	},
);

it.each(successful)('%s: responds to preconditions', async (...kind) => {
	const [, path, validators, , , , , request = {}] = kind;
	const sendIf = (headers: Record<string, string>) => send(path, { ...request, ...headers });
	const statuses = (conditions: Record<string, string>[]) =>
		Promise.all(conditions.map(async (headers) => (await sendIf(headers)).status));
	const current = await sendIf({});
	const { etag = '', 'last-modified': date = '' } = current.headers;
	const opaque = etag.replace('W/', '');
	const codings = ['-gzip', '--gzip', ';br'].map((suffix) => opaque.replace(/"$/, `${suffix}"`));
	const matching: Record<string, string>[] = [
		...(etag ? [etag, `"a,b", W/${opaque}`, opaque, '*', ...codings] : []).map((tags) => ({
			'if-none-match': tags,
		})),
		...(date ? [date, 'Sunday, 06-Nov-40 08:49:37 GMT', 'Sun Nov  6 08:49:37 2044'] : []).map(
			(time) => ({ 'if-modified-since': time }),
		),
	];
	for (const condition of matching) {
		const response = await sendIf(condition);
		expect(response.status, JSON.stringify(condition)).toBe(304);
		expect(response.body).toHaveLength(0);
		const kept = ['cache-control', 'content-location', 'etag', 'last-modified', 'vary'];
		for (const name of kept) expect(response.headers[name], name).toBe(current.headers[name]);
		for (const name of bodyHeaders) expect(response.headers).not.toHaveProperty(name);
	}
	const future = 'Sun, 06 Nov 2044 08:49:37 GMT';
	const past = 'Sun, 06 Nov 1994 08:49:37 GMT';
	const others: Record<string, string>[] = [
		{ 'if-none-match': '"x", "a,*,b"' },
		{ 'if-none-match': '"x"', 'if-modified-since': future },
		...['2099', 'yesterday', past].map((time) => ({ 'if-modified-since': time })),
		{ 'if-match': '*', 'if-unmodified-since': past },
		{ 'if-unmodified-since': 'never' },
		{ range: 'items=0-3' },
	];
	expect(await statuses(others)).toEqual(others.map(() => 200));
	expect(
		await statuses([
			{ 'if-match': '"x"' },
			{ 'if-match': etag || '"x"' },
			{ 'if-unmodified-since': past },
		]),
	).toEqual([412, validators.includes('strong') ? 200 : 412, date ? 412 : 200]);
	expect((await sendIf({ 'if-match': '"x"' })).headers['cache-control']).toBe('no-store');
	for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])
		expect(await send(path, {}, method)).toMatchObject({
			status: 405,
			headers: { allow: 'GET, HEAD' },
		});
});

it.each(kinds.filter((kind) => !successful.includes(kind)))(
	'%s: ignores preconditions and ranges',
	async (_name, path, _validators, _encoding, _vary, _cache, status) => {
		for (const name of ['if-none-match', 'if-match', 'range'])
			expect((await send(path, { [name]: name === 'range' ? 'bytes=0-3' : '"x"' })).status).toBe(
				status,
			);
		expect((await send(path, { 'if-none-match': '*' })).status).toBe(status);
	},
);

describe('a range', () => {
	const drawing = '/content/media/drawing.svg';
	it.each([
		[{ range: 'bytes=0-3' }, 206, 'bytes 0-3/10'],
		[{ range: 'bytes=-3' }, 206, 'bytes 7-9/10'],
		[{ range: 'bytes=8-' }, 206, 'bytes 8-9/10'],
		[{ range: 'bytes=0-3', 'if-range': '"f1"' }, 206, 'bytes 0-3/10'],
		[{ range: 'bytes=0-3', 'if-range': '"f0"' }, 200, undefined],
		[{ range: 'bytes=0-3', 'if-range': 'W/"f1"' }, 200, undefined],
		[{ range: 'bytes=0-3', 'if-none-match': '"f1"' }, 304, undefined],
		[{ range: 'bytes=0-3', 'if-match': '"f0"' }, 412, undefined],
		[{ range: 'bytes=10-' }, 416, 'bytes */10'],
		[{ range: 'bytes=0-1,3-4' }, 200, undefined],
		[{ range: `bytes=${'0-,'.repeat(50)}0-` }, 200, undefined],
		[{ range: 'bytes=x' }, 200, undefined],
		[{ range: 'items=0-3' }, 200, undefined],
	])('of a film, %j: %i', async (headers, status, position) => {
		const response = await send('/content/media/film.mp4', headers);
		expect([response.status, response.headers['content-range']]).toEqual([status, position]);
		if (status === 200) expect(response.body).toEqual(film);
		if (status === 416)
			expect(response.headers).toMatchObject({
				'cache-control': 'no-store',
				'content-type': expect.stringContaining('text/plain'),
			});
	});

	it('of text is never compressed, and varies as the whole does', async () => {
		const part = await send(drawing, { range: 'bytes=0-3', 'accept-encoding': 'gzip' });
		expect(part).toMatchObject({ status: 206, headers: { etag: '"f1"', vary: 'Accept-Encoding' } });
		expect(part.body.toString()).toBe('<svg');
		const whole = await send(drawing, { 'accept-encoding': 'gzip' });
		expect(whole.headers).not.toHaveProperty('accept-ranges');
	});

	it('of HEAD, or of a response without ranges, is ignored', async () => {
		expect((await send(drawing, { range: 'bytes=0-3' }, 'HEAD')).status).toBe(200);
		for (const [, path] of successful.filter(([, path]) => !path.startsWith('/content/')))
			expect((await send(path, { range: 'bytes=0-3' })).status, path).toBe(200);
	});
});

it('a webhook allows POST only', async () => {
	const response = await send('/webhooks/content');
	expect(response).toMatchObject({ status: 405, headers: { allow: 'POST' } });
});
