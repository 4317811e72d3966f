import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { listen } from '@website/contracts/testing/listen';
import { jwtSign } from 'payload';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { appliedVersion, setAppliedVersion } from '../platform/cluster/applied-version.ts';
import { payloadSecret } from '../platform/environment.ts';
import { cookieNames } from '../platform/http/cookies.ts';
import { payloadKey } from '../platform/http/signed-session.ts';
import { AnonymousScreens } from './anonymous-screens.ts';

const script = 'start("æ")';

/** The requests that reached the application. */
let renders: IncomingMessage[] = [];
let status = 200;
const server = createServer(async (request, response) => {
	if (await screens.respond(request, response)) return;
	renders.push(request);
	response.writeHead(status, {
		'content-type': 'text/html',
		'content-security-policy': "script-src 'self' 'nonce-abc'; img-src 'self'",
	});
	response.end(`<script nonce="abc">${script}</script><script src="/a.js" nonce="abc"></script>`);
});
const { origin, close } = await listen(server);
const screens = new AnonymousScreens(origin);
afterAll(close);
beforeEach(() => {
	setAppliedVersion(appliedVersion() + 1);
	[renders, status] = [[], 200];
});

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(origin + path, { headers, redirect: 'manual' });

it('renders a screen once for any query, token, forged session and header of Next', async () => {
	const responses = await Promise.all([
		get('/admin/login'),
		get('/admin/login?redirect=/admin/a'),
		get('/admin/login/below'),
		get('/%61dmin//login'),
		get('/admin/login', { cookie: `${cookieNames.session}=a.b.c` }),
		get('/admin/login', { authorization: 'JWT a.b.c' }),
		get('/admin/login?_rsc=1', { rsc: '1', 'next-router-prefetch': '1' }),
		get('/admin/login', { 'x-render-screen': 'x' }),
		get('/admin/login', { 'accept-language': 'fr, en;q=0.5, da;q=0.1' }),
	]);
	const bodies = await Promise.all(responses.map((response) => response.text()));
	expect(new Set(bodies).size).toBe(1);
	expect(renders.map(({ url }) => url)).toEqual(['/admin/login']);
	await Promise.all(['a', 'b'].map((token) => get(`/admin/set-password/reset-${token}`)));
	expect(renders).toHaveLength(2);
	expect(renders[1]?.url).toBe('/admin/set-password');
});

it('renders a screen for each language, theme and content version', async () => {
	const { language, theme } = cookieNames;
	const danish = { cookie: `${language}=da; ${theme}=dark` };
	const dark = { cookie: `${language}=da`, 'sec-ch-prefers-color-scheme': 'dark' };
	const german: Record<string, string> = { 'accept-language': 'de-AT' };
	for (const headers of [{}, german, danish, danish, dark]) await get('/admin/forgot', headers);
	expect(renders.map(({ headers }) => headers.cookie)).toEqual([
		`${language}=en`,
		`${language}=de`,
		`${language}=da; ${theme}=dark`,
	]);
	setAppliedVersion(appliedVersion() + 1);
	await get('/admin/forgot');
	expect(renders).toHaveLength(4);
});

it('permits the inline scripts of a stored screen by their hashes, not by its nonce', async () => {
	const response = await get('/admin/login', { 'accept-encoding': 'gzip' });
	expect(await response.text()).toContain(script);
	const hash = createHash('sha256').update(script).digest('base64');
	expect(response.headers.get('content-security-policy')).toBe(
		`script-src 'self' 'sha256-${hash}'; img-src 'self'`,
	);
	expect(response.headers.get('content-encoding')).toBe('gzip');
});

it.each([
	['/admin', '/admin/login'],
	['/admin/nowhere', '/admin/login?redirect=%2Fadmin%2Fnowhere'],
	[
		'/admin/collections/pages?page=2&_rsc=x',
		'/admin/login?redirect=%2Fadmin%2Fcollections%2Fpages%3Fpage%3D2',
	],
	['/admin/logout', '/admin/login'],
	['/admin/logout-inactivity?redirect=/admin/a', '/admin/login?redirect=%2Fadmin%2Fa'],
])('leads from %s to the sign-in without a render', async (path, location) => {
	const response = await get(path);
	expect([response.status, response.headers.get('location')]).toEqual([302, location]);
	expect(renders).toEqual([]);
});

it('refuses other methods than GET and HEAD without a render', async () => {
	const response = await fetch(`${origin}/admin/login`, { method: 'POST', body: '[]' });
	expect(response.status).toBe(401);
	expect(renders).toEqual([]);
});

it('does not store a failed render', async () => {
	status = 500;
	expect((await get('/admin/login')).status).toBe(500);
	status = 200;
	expect((await get('/admin/login')).status).toBe(200);
});

it('passes on a request with a session until it expires, and every path outside of the admin', async () => {
	const session = async (tokenExpiration: number, key = payloadKey(payloadSecret)) =>
		`${cookieNames.session}=${(await jwtSign({ fieldsToSign: { id: 1 }, secret: key, tokenExpiration })).token}`;
	await get('/admin/login', { cookie: await session(60) });
	await get('/administration');
	expect(renders).toHaveLength(2);
	for (const cookie of [await session(-60), await session(60, 'another key')])
		expect((await get('/admin/nowhere', { cookie })).status).toBe(302);
	expect(renders).toHaveLength(2);
});
