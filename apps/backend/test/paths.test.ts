import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/start/open-database.ts';
import { callRoute } from './call-route.ts';

beforeAll(() => openDatabase());

const request = (method: string, path: string) =>
	callRoute(new Request(`http://backend.test:4000${path}`, { method }));

it('an endpoint responds only at its exact path', async () => {
	expect((await request('GET', '/openapi.json')).status).toBe(200);
	expect((await request('HEAD', '/openapi.json')).status).toBe(200);
	for (const path of [
		'/openapi.json/more',
		'/prices',
		'/api',
		'/v1/messages',
		'/constructor',
		'/%2Fapi',
	]) {
		const response = await request('GET', path);
		expect(response.status, path).toBe(404);
		expect(await response.json()).toEqual({ errors: [{ message: 'Not Found' }] });
	}
});

it('a prefix endpoint responds at every path below it', async () => {
	const me = await request('GET', '/api/users/me');
	expect([me.status, await me.json()]).toMatchObject([200, { user: null }]);
});

it('an unsupported method gets a 405 with the allowed methods', async () => {
	for (const method of ['DELETE', 'PATCH', 'POST', 'PUT']) {
		const response = await request(method, '/openapi.json');
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
	}
	const options = await request('OPTIONS', '/forms/submissions');
	expect([options.status, options.headers.get('allow')]).toEqual([204, 'OPTIONS, POST']);
	const prices = await request('GET', '/prices/graphql');
	expect([prices.status, prices.headers.get('allow')]).toEqual([405, 'POST']);
});
