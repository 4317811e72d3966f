import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpointPaths } from '../../src/app/[...path]/endpoints.ts';
import { publicEndpoint, publicEndpoints } from '../../src/platform/http/public-endpoints.ts';
import { json, startRest } from './rest.ts';

let backend: Awaited<ReturnType<typeof startRest>>;
beforeAll(async () => {
	backend = await startRest();
});

describe('a stranger', () => {
	it('is refused every collection, global and root endpoint of Payload, whatever the method', async () => {
		const { collections, globals, endpoints } = backend.payload.config;
		const endpointsOfPayload: [method: string, path: string][] = [];
		for (const { slug, endpoints: own } of [...collections])
			for (const { method, path } of own || []) endpointsOfPayload.push([method, `${slug}${path}`]);
		for (const { slug, endpoints: own } of globals)
			for (const { method, path } of own || [])
				endpointsOfPayload.push([method, `globals/${slug}${path}`]);
		for (const { method, path } of endpoints) endpointsOfPayload.push([method, path.slice(1)]);
		expect(endpointsOfPayload.length).toBeGreaterThan(100);
		for (const [name, pattern] of endpointsOfPayload) {
			const method = name.toUpperCase();
			const path = pattern.replace(/:(\w+)\??/g, '1').replace(/\/$/, '');
			if (method === 'CONNECT' || publicEndpoint(method, `/api/${path}`)) continue;
			const response = await backend.anonymousRequest(path, { method });
			expect({ method, path, status: response.status }).toEqual({ method, path, status: 401 });
		}
	});

	it('can’t have a listed request taken for another one', async () => {
		const overriding = { ...json, 'x-payload-http-method-override': 'GET' };
		const init = { method: 'POST', headers: overriding, body: '{}' };
		expect((await backend.anonymousRequest('users/login', init)).status).toBe(401);
		for (const path of ['USERS/login', 'users/login/', 'media/file/a/b', 'media/file/'])
			expect((await backend.anonymousRequest(path, { method: 'POST' })).status).toBe(401);
		expect((await backend.anonymousRequest('users/first-register', init)).status).toBe(401);
	});

	it('gets files, and what signing in needs', async () => {
		expect((await backend.anonymousRequest('media/file/moving.json')).status).toBe(200);
		expect((await backend.anonymousRequest('media')).status).toBe(401);
		expect(await (await backend.anonymousRequest('users/me')).json()).toMatchObject({ user: null });
		const body = JSON.stringify({
			email: 'somebody@example.com',
			password: 'a password for tests',
		});
		const signIn = { method: 'POST', headers: json, body };
		expect((await backend.anonymousRequest('users/login', signIn)).status).toBe(200);
		const long = { ...signIn, body: `{"email":"${'a'.repeat(20_000)}"}` };
		expect((await backend.anonymousRequest('users/login', long)).status).toBe(413);
	});

	it('reads nothing by Payload’s own rules either, published or not', async () => {
		const { payload } = backend;
		for (const { slug } of payload.config.globals)
			await expect(payload.findGlobal({ slug, overrideAccess: false })).rejects.toThrow();
		for (const { slug } of payload.config.collections) {
			// Of preferences and the like everybody has their own: none.
			if (slug.startsWith('payload-')) continue;
			await expect(
				payload.find({ collection: slug, overrideAccess: false }),
				slug,
			).rejects.toThrow();
		}
	});
});

it('the list names every route of the program, and no other', () => {
	const folder = join(import.meta.dirname, '../../src/app');
	const files = globSync('**/route.ts', { cwd: folder }).map((file) =>
		`/${file}`.replace(/\/route\.ts$/, '').replace(/\/\([^)]*\)/g, ''),
	);
	expect(files).toContain('/[...path]');
	const routes = [...files, ...endpointPaths].filter(
		(path) => path !== '/[...path]' && path !== '/api/[...path]',
	);
	const listed = publicEndpoints.map(({ path }) => path).filter((path) => !isOfPayload(path));
	expect(listed.toSorted()).toEqual(routes.toSorted());
});

const isOfPayload = (path: string) => path.startsWith('/api/') && !path.startsWith('/api/v1/');
