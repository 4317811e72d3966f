import { describe, expect, it, vi } from 'vitest';
import { limits } from '../src/platform/limits.ts';
import { log } from '../src/platform/observability/log.ts';
import { startTestBackend } from './backend.ts';
import { callRoute } from './call-route.ts';

const backend = await startTestBackend();

const url = 'http://backend.test:4000/graphql';
const json = { 'content-type': 'application/json', accept: 'application/json' };
const post = (body: string, headers: Record<string, string> = json) =>
	backend.handle(new Request(url, { method: 'POST', headers, body }));
const query = (text: string) => JSON.stringify({ query: text });

describe('GraphQL over HTTP', () => {
	it('responds with the accepted media type', async () => {
		const body = query('{ footer(lang: en) { __typename } }');
		const modern = await post(body, { ...json, accept: 'application/graphql-response+json' });
		expect(modern.headers.get('content-type')).toMatch(/^application\/graphql-response\+json/);
		const classic = await post(body);
		expect(classic.headers.get('content-type')).toMatch(/^application\/json/);
	});

	it('allows queries and refuses mutations in GET and HEAD requests', async () => {
		const get = (text: string, method = 'GET') =>
			backend.handle(
				new Request(`${url}?query=${encodeURIComponent(text)}`, {
					method,
					headers: { accept: 'application/json' },
				}),
			);
		expect((await get('{ __typename }', 'HEAD')).status).toBe(200);
		expect(await (await get('{ footer(lang: en) { topRow { ctaText } } }')).json()).toMatchObject({
			data: { footer: { topRow: { ctaText: 'Ask' } } },
		});
		const response = await get('mutation { anything }');
		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toContain('POST');
	});

	it.each([
		['broken JSON', '{', json, 400],
		['no query', '{}', { ...json, accept: 'application/graphql-response+json' }, 400],
		[
			'a syntax error',
			query('{ page('),
			{ ...json, accept: 'application/graphql-response+json' },
			400,
		],
		[
			'an unknown field',
			query('{ nothing }'),
			{ ...json, accept: 'application/graphql-response+json' },
			400,
		],
		['another content type', 'hello', { 'content-type': 'text/plain' }, 415],
		['a batch', `[${query('{ __typename }')}]`, json, 400],
		['a huge body', query(`{ a${' '.repeat(100_001)} }`), json, 413],
	])('refuses %s', async (_name, body, headers, status) => {
		const response = await post(body, headers);
		expect(response.status).toBe(status);
		expect(await response.text()).not.toContain('node_modules');
	});

	it('refuses other methods', async () => {
		const response = await backend.handle(
			new Request(url, { method: 'PUT', headers: json, body: '{}' }),
		);
		expect(response.status).toBe(405);
	});
});

const nested = (open: string, close: string) =>
	query(`{ posts(where: ${open.repeat(1_900)}1${close.repeat(1_900)}) { totalCount } }`);
const footerQuery = (variables: unknown) =>
	JSON.stringify({
		query: 'query ($lang: Locale!) { footer(lang: $lang) { __typename } }',
		variables,
	});

describe('an invalid query', () => {
	it.each([
		['an unknown field', query('{ foter(lang: en) { x } }'), /Cannot query field "foter"/],
		['an unknown argument', query('{ footer(lng: en) { __typename } }'), /Unknown argument "lng"/],
		[
			'an unknown value',
			query('{ footer(lang: eng) { __typename } }'),
			/Value "eng" does not exist/,
		],
		['an unknown type', query('{ ... on Foter { x } }'), /Unknown type "Foter"/],
		['variables that are a string', footerQuery('en'), /"variables" param/],
		['variables that are a list', footerQuery(['en']), /"variables" param/],
		['a missing variable', footerQuery({}), /"\$lang" of required type/],
		['a wrong variable', footerQuery({ lang: 'eng' }), /"\$lang" got invalid value/],
		['lists in lists', nested('[', ']'), /nested more than 40 levels/],
		['objects in objects', nested('{a:', '}'), /nested more than 40 levels/],
		['fields in fields', query(`${'{ a '.repeat(2_000)}${'}'.repeat(2_000)}`), /nested more than/],
	])(
		'gets a 400 with the reason and without names from the schema: %s',
		async (_name, body, message) => {
			const response = await post(body);
			expect(response.status).toBe(400);
			const text = await response.text();
			expect(JSON.parse(text).errors[0].message).toMatch(message);
			expect(text).not.toMatch(/Did you mean|INTERNAL_SERVER_ERROR/);
		},
	);

	it.each(['variables', 'extensions'])(
		'gets a 400 for %s of a GET request that are not JSON',
		async (name) => {
			const response = await backend.handle(new Request(`${url}?query={__typename}&${name}=[`));
			expect(response.status).toBe(400);
			expect(await response.text()).toContain(`\\"${name}\\" is not JSON`);
		},
	);
});

it('logs the failures of one request in one line', async () => {
	const error = vi.spyOn(log, 'error').mockImplementation(() => {});
	const find = vi.spyOn(backend.payload.db, 'findGlobal').mockRejectedValue(new Error('broken'));
	const fields = ['header', 'footer'].map((name) => `${name}(lang: en) { __typename }`);
	const { errors } = await (await post(query(`{ ${fields.join(' ')} }`))).json();
	expect(errors).toHaveLength(2);
	expect(JSON.stringify(errors)).not.toContain('broken');
	expect(error.mock.calls).toEqual([
		[
			expect.objectContaining({ where: 'content', path: 'header', failures: 2 }),
			'Content request failed',
		],
	]);
	find.mockRestore();
	error.mockRestore();
});

describe('limits', () => {
	const errors = async (text: string) => (await (await post(query(text))).json()).errors;

	it('the depth of a query', async () => {
		const deep = `{ post(slug: "first-steps", lang: en) ${'{ related '.repeat(12)} { title } ${'}'.repeat(12)} }`;
		expect((await errors(deep))[0].message).toMatch(/levels deep/);
	});

	it('the cost of a query, including its fragments', async () => {
		const wide = `fragment F on Post { related { related { related { related { title } } } } }
			{ posts(where: { lang: en }, first: 100) { nodes { ...F } edges { node { ...F } } } }`;
		expect((await errors(`${wide}`))[0].message).toMatch(/cost of/);
	});

	it('pairs of fields of the same name, in one place, nested or in a fragment', async () => {
		const count = Math.ceil(Math.sqrt(2 * limits.graphql.pairs)) + 1;
		for (const fields of [
			'__typename '.repeat(count),
			'footer { copyright { text } }'.repeat(count),
			`...F } fragment F on Query { ${'a: __typename '.repeat(count)}`,
		])
			expect((await errors(`{ ${fields} }`))[0].message).toMatch(/fields of the same name/);
		const { status } = await post(query(`{ ${'__typename '.repeat(100)} }`));
		expect(status).toBe(200);
	});

	it('tokens, page sizes, cursors and introspection', async () => {
		expect((await errors(`{ ${'a '.repeat(7_000)} }`))[0].message).toMatch(/tokens/i);
		const list = (args: string) => `{ posts(where: { lang: en }, ${args}) { totalCount } }`;
		expect((await errors(list('first: 101')))[0].message).toMatch(/between 0 and 100/);
		expect((await errors(list('first: -1')))[0].message).toMatch(/between 0 and 100/);
		expect((await errors(list('after: "nonsense"')))[0].message).toMatch(/not a cursor/);
		expect((await errors('{ __schema { types { name } } }'))[0].message).toMatch(/introspection/i);
	});
});

describe('cached responses', () => {
	const text = '{ category(slug: "guides", lang: en) { name } }';
	const state = async () => (await post(query(text))).headers.get('x-answer-cache');

	it('are used until one of their documents changes', async () => {
		expect(await state()).toBe('miss');
		expect(await state()).toBe('hit');
		const { payload } = backend;
		const { docs } = await payload.find({
			collection: 'categories',
			where: { slug: { equals: 'guides' } },
		});
		await payload.updateGlobal({
			slug: 'brand',
			data: { name: 'Other', _status: 'published' },
		});
		expect(await state()).toBe('hit');
		await payload.update({
			collection: 'categories',
			id: docs[0]?.id ?? 0,
			data: { name: 'Renamed', _status: 'published' },
		});
		const response = await post(query(text));
		expect(response.headers.get('x-answer-cache')).toBe('miss');
		expect((await response.json()).data.category.name).toBe('Renamed');
	});

	it('exclude internal errors, whose details are hidden from clients', async () => {
		const find = backend.payload.find;
		backend.payload.find = () => Promise.reject(new Error('secret detail'));
		const response = await post(query('{ redirect(path: "/boom") { to } }'));
		backend.payload.find = find;
		const body = await response.text();
		expect(body).toContain('Unexpected error');
		expect(body).not.toContain('secret detail');
		expect(
			(await post(query('{ redirect(path: "/boom") { to } }'))).headers.get('x-answer-cache'),
		).toBe('miss');
	});
});

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
	const emailPrices = await request('OPTIONS', '/api/v1/prices/email');
	expect(emailPrices.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
	const prices = await request('GET', '/prices/graphql');
	expect([prices.status, prices.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
});
