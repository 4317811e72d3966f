import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/start/open-database.ts';
import { callRoute } from './call-route.ts';

beforeAll(openDatabase);

const ask = (method: string, path: string) =>
	callRoute(new Request(`http://backend.test:4000${path}`, { method }));

it('an endpoint is answered at its path alone', async () => {
	expect((await ask('GET', '/openapi.json')).status).toBe(200);
	expect((await ask('HEAD', '/openapi.json')).status).toBe(200);
	for (const path of ['/openapi.json/more', '/prices', '/api', '/v1', '/constructor', '/%2Fapi']) {
		const response = await ask('GET', path);
		expect(response.status, path).toBe(404);
		expect(await response.json()).toEqual({ errors: [{ message: 'Not Found' }] });
	}
});

it('an endpoint of a folder is answered at every path below it', async () => {
	const roles = await ask('GET', '/api/users/me');
	expect([roles.status, await roles.json()]).toMatchObject([200, { user: null }]);
	const sandbox = await ask('GET', '/v1/messages');
	expect(sandbox.status).toBe(401);
});

it('a method that an endpoint does not have is refused with those it has', async () => {
	for (const method of ['DELETE', 'PATCH', 'POST', 'PUT']) {
		const response = await ask(method, '/openapi.json');
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
	}
	const options = await ask('OPTIONS', '/forms/submissions');
	expect([options.status, options.headers.get('allow')]).toEqual([204, 'OPTIONS, POST']);
	const prices = await ask('GET', '/prices/graphql');
	expect([prices.status, prices.headers.get('allow')]).toEqual([405, 'POST']);
});
