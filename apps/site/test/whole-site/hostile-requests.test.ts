import { mkdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startFakeContent } from '../fake-content.ts';
import { startSmallSite } from '../server/small-site.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';

/** One request. The path is sent unchanged, while `fetch` would normalize it. */
interface Shot {
	method: string;
	path: string;
	headers?: Record<string, string>;
	body?: string;
}

/** Pseudorandom numbers in [0, 1), the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Changes a few characters of a text: duplicates or drops them, or inserts some that parsers often mishandle. */
function mutate(text: string, random: () => number): string {
	const odd = [
		'%00',
		'%ff',
		'"',
		"'",
		'<',
		'{',
		'}',
		'[',
		']',
		'\\',
		'../',
		'%2e%2e%2f',
		'​',
		'é',
		'9'.repeat(40),
	];
	const characters = [...text];
	for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) {
		const at = Math.floor(random() * characters.length);
		const kind = random();
		if (kind < 0.3) characters.splice(at, 1);
		else if (kind < 0.5) characters.splice(at, 0, characters[at] ?? '');
		else characters.splice(at, 0, odd[Math.floor(random() * odd.length)] ?? '');
	}
	return characters.join('');
}

/** Percent-encodes control characters, spaces and non-ASCII characters, so that the path is valid in a request line. */
const encodePath = (path: string): string =>
	path.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));

/** Paths that try to leave a folder, to be confused with another path, or to redirect elsewhere. */
const oddPaths: readonly string[] = [
	'/..%2f..%2f..%2fetc/passwd',
	'/%2e%2e/%2e%2e/etc/passwd',
	'/....//....//etc/passwd',
	'//evil.example/',
	'/\\evil.example',
	'/.//evil.example',
	'/%5cevil.example',
	'/%00',
	'/a%00b',
	'/%ff%fe',
	'/%',
	'/%zz',
	'/%2',
	`/${'a'.repeat(7_000)}`,
	`/${'a/'.repeat(2_000)}`,
	`/?${'a=1&'.repeat(1_500)}`,
	'/?__proto__[x]=1&constructor[prototype][x]=1',
	'/?a[]=1&a[b]=2&a=3',
	'/.env',
	'/.git/config',
	'/package.json',
	'/node_modules/payload/package.json',
	'/server-status',
	'/wp-login.php',
	'/;/admin',
	'/*',
	'/~root',
	"/'--",
	'/<script>alert(1)</script>',
	'/{{7*7}}',
	'/%24%7Bjndi:ldap://evil.example%7D',
];

const oddHeaders: readonly Record<string, string>[] = [
	{ cookie: '%' },
	{ cookie: 'payload-token=x; payload-token=y; =; a' },
	{ cookie: `a=${'b'.repeat(6_000)}` },
	{ authorization: 'JWT eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.' },
	{ authorization: 'users API-Key x' },
	{ authorization: 'Bearer' },
	{ authorization: `Bearer ${'x'.repeat(5_000)}` },
	{ 'accept-language': 'xx-yy;q=abc, *;q=99, ,,,;' },
	{ 'accept-language': 'a,'.repeat(2_000) },
	{ 'accept-encoding': 'gzip;q=x, br;q=-1, *;q=0' },
	{ accept: '*/*;q=zzz, text/html;level=1' },
	{ range: 'bytes=99999999999-1' },
	{ range: 'bytes=0-0,1-1,2-2,3-3,4-4,5-5,6-6,7-7' },
	{ range: 'bytes=-' },
	{ 'if-none-match': '"'.repeat(500) },
	{ 'if-modified-since': 'yesterday' },
	{ host: 'evil.example' },
	{ 'x-forwarded-host': 'evil.example' },
	{ 'x-forwarded-for': '127.0.0.1, not-an-address' },
	{ 'x-forwarded-proto': 'gopher' },
	{ 'x-http-method-override': 'DELETE' },
	{ 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
	{ 'x-preview-token': '9'.repeat(400) },
	{ 'x-request-id': '<>"'.repeat(200) },
	{ traceparent: '00-zz-zz-zz' },
	{ 'next-action': 'x'.repeat(40) },
	{ rsc: '1', 'next-router-state-tree': '%5B' },
	{ 'content-type': 'multipart/form-data' },
	{ origin: 'null', 'access-control-request-method': 'DELETE' },
	{ expect: 'nothing' },
];

const pages = ['/', '/da', '/pricing', '/blog/feed.xml', '/sitemap.xml', '/healthz', '/nowhere'];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const templates = [
	'/language/en?to=/.//evil.example',
	'/language/da?to=%2f%2fevil.example',
	'/language/xx?to=/x/..//evil.example',
	'/preview?token=1.2&to=/da/om',
	'/images/w=640,q=75/api/media/file/picture.svg',
	'/content/api/media/file/picture.svg',
	'/animations/https/evil.example/a.json',
	'/api/prices?currency=EUR&countries=DE,FR',
	'/api/prices/rcs?currency=EUR&countries=DE',
	'/api/prices/operators?search=238-01',
	'/prices/eur.json',
	'/flags/de.svg',
	'/builds/0123456789abcdef/assets/a.js',
	'/pricing?currency=DKK&countries=DK,DE',
	'/blog/category/guides?page=2',
	'/da/om/hold',
	'/de/blog/category/anleitungen/feed.xml',
];

function hostileRequests(): Shot[] {
	const random = randomNumbers(23);
	const body = (method: string) => (method === 'GET' || method === 'HEAD' ? {} : { body: '{' });
	const withAnyMethod = (path: string, index: number): Shot => {
		const method = methods[index % methods.length] ?? 'GET';
		return { method, path, ...body(method) };
	};
	return [
		...oddPaths.map((path) => ({ method: 'GET', path })),
		...oddPaths.map(withAnyMethod),
		...pages.flatMap((path) => methods.map((method) => ({ method, path, ...body(method) }))),
		...oddHeaders.map((headers, index) => ({
			method: 'GET',
			path: pages[index % pages.length] ?? '/',
			headers,
		})),
		...templates.flatMap((path) =>
			Array.from({ length: 8 }, () => ({
				method: 'GET',
				path: `/${mutate(path.slice(1), random)}`,
			})),
		),
		// Nothing is cached for unknown paths, so each causes a render.
		...Array.from({ length: 70 }, (_, index) => ({
			method: 'GET',
			path: `${['', '/da', '/de'][index % 3]}/invented-${index}${index % 5 ? '' : '/below'}`,
		})),
		...Array.from({ length: 12 }, () => ({
			method: 'POST',
			path: '/webhooks/content',
			headers: { 'content-type': 'application/json', 'x-signature': 't=1,v1=00' },
			body: mutate('{"tags":["page:1","settings"]}', random),
		})),
	];
}

/** Sends a GET request with this target and further header fields, unchanged. Returns the head of the response. */
async function requestRaw(port: number, target: string, fields: readonly string[] = []) {
	const socket = connect(port, '127.0.0.1');
	const head = [`GET ${target} HTTP/1.1`, 'host: x', 'connection: close', ...fields];
	socket.write(`${head.join('\r\n')}\r\n\r\n`);
	return (await text(socket)).split('\r\n\r\n')[0] ?? '';
}

/** Sends a request. Returns the status, or 0 if there was no response or the connection broke. */
function send(port: number, { method, path, headers, body }: Shot, agent: Agent): Promise<number> {
	return new Promise((resolve) => {
		const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
		const options = {
			agent,
			port,
			method,
			path: encodePath(path),
			headers: { ...length, ...headers },
		};
		request(options, (response) => {
			response.on('end', () => resolve(response.statusCode ?? 0));
			response.on('error', () => resolve(0));
			response.resume();
		})
			.on('error', () => resolve(0))
			.end(body);
	});
}

it('hostile requests cause no errors', async () => {
	await using folder = await temporaryFolder();
	await mkdir(join(folder.path, 'build/client/assets'), { recursive: true });
	const content = await startFakeContent();
	const site = await startSmallSite({
		folder: folder.path,
		contentUrl: content.url,
		settings: { MEDIA_URL: new URL(content.url).origin },
	});
	const agent = new Agent({ keepAlive: true, maxSockets: 8 });
	try {
		const failures = await Promise.all(
			hostileRequests().map(async (shot) => {
				const status = await send(site.port, shot, agent);
				// 502 is expected, since this small site has no price API and no files.
				const isFailure = status === 0 || (status >= 500 && status !== 502);
				return isFailure ? `${status} ${shot.method} ${shot.path}` : '';
			}),
		);
		expect(failures.filter(Boolean)).toEqual([]);
	} finally {
		agent.destroy();
		await site.stop();
		await content.close();
	}
});

it.each([
	['http://evil.example/', 200],
	['http://evil.example//Page/', 301],
	['http://evil.example/language/da?to=/', 303],
	['ftp://evil.example/', 400],
])('never redirects %s to its host', async (target, status) => {
	await using folder = await temporaryFolder();
	const content = await startFakeContent();
	const site = await startSmallSite({ folder: folder.path, contentUrl: content.url });
	try {
		const head = await requestRaw(site.port, target);
		expect(head).toContain(`HTTP/1.1 ${status}`);
		expect(head).not.toContain('evil');
	} finally {
		await site.stop();
		await content.close();
	}
});

it('rejects several Host fields for a page, a cached page and other requests', async () => {
	await using folder = await temporaryFolder();
	const content = await startFakeContent();
	const site = await startSmallSite({ folder: folder.path, contentUrl: content.url });
	try {
		expect(await requestRaw(site.port, '/')).toContain('HTTP/1.1 200');
		for (const target of ['/', '/new', '/healthz'])
			expect(await requestRaw(site.port, target, ['HOST: evil.example'])).toContain('HTTP/1.1 400');
	} finally {
		await site.stop();
		await content.close();
	}
});
