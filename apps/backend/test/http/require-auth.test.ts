import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { endpointPaths } from '../../src/app/[...path]/endpoints.ts';
import { publicEndpoint, publicEndpoints } from '../../src/platform/http/public-endpoints.ts';
import { json, startRest } from './rest.ts';

const backend = await startRest();

describe('an anonymous client', () => {
	it('is refused every collection, global and root endpoint of Payload, with any method', async () => {
		const { collections, globals, endpoints } = backend.payload.config;
		const endpointsOfPayload: [method: string, path: string][] = [];
		for (const { slug, endpoints: ownEndpoints } of [...collections])
			for (const { method, path } of ownEndpoints || [])
				endpointsOfPayload.push([method, `${slug}${path}`]);
		for (const { slug, endpoints: ownEndpoints } of globals)
			for (const { method, path } of ownEndpoints || [])
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

	it('cannot disguise a request as a public one', async () => {
		const headers = { ...json, 'x-payload-http-method-override': 'GET' };
		const init = { method: 'POST', headers: headers, body: '{}' };
		expect((await backend.anonymousRequest('users/login', init)).status).toBe(401);
		for (const path of ['USERS/login', 'users/login/', 'media/file/a/b', 'media/file/'])
			expect((await backend.anonymousRequest(path, { method: 'POST' })).status).toBe(401);
		expect((await backend.anonymousRequest('users/first-register', init)).status).toBe(401);
	});

	it('can read files and use the endpoints for signing in', async () => {
		expect((await backend.anonymousRequest('media/file/moving.json')).status).toBe(200);
		expect((await backend.anonymousRequest('media')).status).toBe(401);
		expect(await (await backend.anonymousRequest('users/me')).json()).toMatchObject({ user: null });
		const body = JSON.stringify({
			email: 'somebody@example.com',
			password: 'a password for tests',
		});
		const signIn = { method: 'POST', headers: json, body };
		expect((await backend.anonymousRequest('users/login', signIn)).status).toBe(200);
		const longBody = { ...signIn, body: `{"email":"${'a'.repeat(20_000)}"}` };
		expect((await backend.anonymousRequest('users/login', longBody)).status).toBe(413);
	});

	it('has no read access in Payload’s access control either, published or not', async () => {
		const { payload } = backend;
		for (const { slug } of payload.config.globals)
			await expect(payload.findGlobal({ slug, overrideAccess: false })).rejects.toThrow();
		for (const { slug } of payload.config.collections) {
			// Payload filters preferences and similar collections by user, so an anonymous client finds none.
			if (slug.startsWith('payload-')) continue;
			await expect(
				payload.find({ collection: slug, overrideAccess: false }),
				slug,
			).rejects.toThrow();
		}
	});
});

it('searches for the user of a request once, so that a database that hangs is waited for once', async () => {
	const { payload } = backend;
	const findUser = vi.spyOn(payload, 'findByID');
	expect((await backend.request('categories')).status).toBe(200);
	expect(findUser).toHaveBeenCalledTimes(1);
	const hanging = vi
		.spyOn(payload.db, 'findOne')
		.mockRejectedValue(new Error('Query read timeout'));
	expect((await backend.request('categories')).status).toBe(503);
	expect(hanging).toHaveBeenCalledTimes(1);
	vi.restoreAllMocks();
});

it('the list of public endpoints contains every route of the backend, and no other', () => {
	const folder = join(import.meta.dirname, '../../src/app');
	const files = globSync('**/route.ts', { cwd: folder }).map((file) =>
		`/${file}`.replace(/\/route\.ts$/, '').replace(/\/\([^)]*\)/g, ''),
	);
	expect(files).toContain('/[...path]');
	const routes = [...files, ...endpointPaths].filter(
		(path) => path !== '/[...path]' && path !== '/api/[...path]',
	);
	const publicPaths = publicEndpoints
		.map(({ path }) => path)
		.filter((path) => !isPayloadPath(path));
	expect(publicPaths.toSorted()).toEqual(routes.toSorted());
});

const isPayloadPath = (path: string) => path.startsWith('/api/') && !path.startsWith('/api/v1/');
