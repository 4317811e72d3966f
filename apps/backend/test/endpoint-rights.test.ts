import { expect, it } from 'vitest';
import { anonymous, endpointRights } from '../src/access/endpoint-rights.ts';
import { guardEndpoints } from '../src/access/guard-endpoints.ts';
import { type Role, roles } from '../src/access/rights.ts';
import { publicEndpoint } from '../src/platform/http/public-endpoints.ts';
import { startTestBackend } from './backend.ts';
import {
	type EndpointFixtures,
	endpointSamples,
	type GuardedEndpoint,
} from './endpoint-samples.ts';
import { newSession, testPassword as password, type RestResponse, rest } from './rest.ts';

const people = new Map<Role | 'otherAccount', { id: number; token: string }>();
const fixtures = new Map<Role, EndpointFixtures>();

interface RequestOptions {
	body?: object;
	text?: string;
}
function requestAs(name: Role, method: string, path: string, options: RequestOptions = {}) {
	return rest(method, path, { token: people.get(name)?.token, ...options });
}

async function create(by: Role, collection: string, body: object): Promise<number> {
	const response = await requestAs(by, 'POST', `/${collection}?draft=true&depth=0&locale=da`, {
		body,
	});
	expect([response.status, response.body.errors]).toEqual([201, undefined]);
	return response.body.doc.id;
}

const createPage = (by: Role) =>
	create(by, 'pages', {
		title: 'Side',
		slug: crypto.randomUUID(),
		sections: [{ blockType: 'cleanHero', heading: 'Side' }],
	});

/** The newest version of a document that the role may restore: its own document if it can create one. */
const versionFor = (role: Role, pageId: number) => async (entity: string) => {
	const [kind = '', slug] = entity.split('/');
	if (slug !== undefined) {
		await requestAs('admin', 'POST', `/${entity}?draft=true&locale=da`, { body: {} });
		return (await requestAs('admin', 'GET', `/${entity}/versions?limit=1&depth=0`)).body.docs[0].id;
	}
	const name = kind === 'categories' || kind === 'authors' ? 'name' : 'title';
	const isOwn = role === 'author' && kind === 'posts';
	const by = isOwn ? role : 'admin';
	const id = kind === 'pages' ? pageId : await create(by, kind, { [name]: 'Navn' });
	const query = `where[parent][equals]=${id}&limit=1&depth=0`;
	return (await requestAs('admin', 'GET', `/${kind}/versions?${query}`)).body.docs[0].id;
};

const backend = await startTestBackend();
for (const name of [...roles, 'otherAccount'] as const) {
	const role = name === 'otherAccount' ? 'publisher' : name;
	people.set(name, await newSession(`${name}@example.com`, { name, role, languages: ['da'] }));
}
const otherAccount = people.get('otherAccount')?.id ?? 0;
for (const role of roles) {
	const ownPage = await createPage(role === 'author' ? role : 'admin');
	fixtures.set(role, {
		role,
		password,
		page: ownPage,
		spare: await createPage(role === 'author' ? role : 'admin'),
		otherAccount,
		release: await create('admin', 'releases', { title: `Release for ${role}` }),
		version: versionFor(role, ownPage),
	});
}

const isRefused = ({ status, body }: RestResponse) =>
	status === 403 && /\w+ \w+/.test(body.errors?.[0]?.message ?? '');

it.each(Object.keys(endpointSamples) as GuardedEndpoint[])('%s', async (name) => {
	const [method = '', pattern = ''] = name.split(' ');
	const results: Record<string, unknown> = {};
	const expected: Record<string, unknown> = {};
	for (const role of roles) {
		const roleFixtures = fixtures.get(role);
		if (!roleFixtures) throw new Error(`No fixtures for ${role}`);
		const { path = pattern, status, ...options } = await endpointSamples[name](roleFixtures);
		const response = await requestAs(role, method, path, options);
		const isAllowed = endpointRights[name].some((allowedRole) => allowedRole === role);
		const isGranted = status === undefined ? response.status < 300 : response.status === status;
		results[role] = isRefused(response)
			? 'refused'
			: isGranted
				? 'granted'
				: [response.status, response.body];
		expected[role] = isAllowed ? 'granted' : 'refused';
	}
	expect(results).toEqual(expected);
});

it('the table contains only existing endpoints', () => {
	const { collections, globals, endpoints } = backend.payload.config;
	const registeredEndpoints = new Set([
		...collections.flatMap(({ slug, endpoints: ownEndpoints }) =>
			(ownEndpoints || []).map(({ method, path }) => `${method.toUpperCase()} /${slug}${path}`),
		),
		...globals.flatMap(({ slug, endpoints: ownEndpoints }) =>
			(ownEndpoints || []).map(
				({ method, path }) => `${method.toUpperCase()} /globals/${slug}${path}`,
			),
		),
		...endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
	]);
	expect(Object.keys(endpointRights).filter((name) => !registeredEndpoints.has(name))).toEqual([]);
});

it('the backend refuses to start if an endpoint has no line in the table', () => {
	const endpoint = { method: 'get', path: '/new', handler: () => Response.json({}) } as const;
	const db = backend.payload.config.db;
	for (const config of [
		{ endpoints: [endpoint] },
		{ collections: [{ slug: 'pages', fields: [], endpoints: [endpoint] }] },
		{ globals: [{ slug: 'header', fields: [], endpoints: [endpoint] }] },
	])
		expect(() => guardEndpoints({ db, secret: '', ...config })).toThrow(
			/"GET .*\/new" has no line/,
		);
});

it('every anonymous endpoint is public or disabled', async () => {
	const open = Object.entries(endpointRights).filter(([, allowed]) => allowed === anonymous);
	for (const [name] of open) {
		const [method = '', path = ''] = name.split(' ');
		if (publicEndpoint(method, `/api${path}`)) continue;
		expect([name, (await requestAs('admin', method, path.replace(':id', '1'))).status]).toEqual([
			name,
			404,
		]);
	}
});
