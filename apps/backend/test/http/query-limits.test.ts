import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../src/platform/limits.ts';
import { hostileCalls } from './hostile-calls.ts';
import { hostileQueries } from './hostile-queries.ts';
import { json, startRest } from './rest.ts';

const backend = await startRest();

const { rest } = limits;

describe('a signed-in user', () => {
	it.each([
		['limit', `pages?depth=0&limit=${rest.documents + 1}`],
		['limit', `pages?where[id][in]=1&limit=${rest.documentsById + 1}`],
		['limit', `pages?where={"or":[{"id":{"in":[1]}}]}&limit=${rest.documents + 1}`],
		['limit', 'pages?pagination=false'],
		['limit', 'pages?pagination=x&limit=100000'],
		['depth', 'pages?depth=99999&limit=1'],
		['depth', 'pages?limit=1&depth=2'],
		['depth', 'pages/versions?limit=1&depth=2'],
		['depth', 'globals/header/versions?limit=1&depth=2'],
		['locale', 'pages?locale=all&limit=1'],
		['locale', 'pages/versions?locale=*&limit=1'],
		['levels of where', `pages?where=${'{"and":['.repeat(9)}{}${']}'.repeat(9)}`],
		['values in where', `pages?where={"id":{"in":[${'1,'.repeat(rest.values)}1]}}`],
		['language', 'pages?locale=xx'],
		['whole number', 'pages?limit=-1'],
		['joins', 'pages?joins[a][limit]=99999'],
	])('gets an error that names the exceeded limit: %s', async (name, path) => {
		const response = await backend.request(path);
		expect(response.status).toBe(400);
		const { errors } = await response.json();
		expect(errors[0].message).toContain(name);
	});

	it('is refused a list that would be too large, before the database is read', async () => {
		const { db } = backend.payload;
		const { find, findOne, queryDrafts } = db;
		const read = vi.fn();
		Object.assign(db, { find: read, queryDrafts: read });
		try {
			const heavy = await backend.request('pages?limit=25&depth=1&locale=all');
			expect(heavy.status).toBe(400);
			expect((await backend.request('pages?limit=25&depth=1&locale=all&draft=true')).status).toBe(
				400,
			);
			expect(read).not.toHaveBeenCalled();
		} finally {
			Object.assign(db, { find, findOne, queryDrafts });
		}
	});

	it('is refused a draft with too many sections before it is processed', async () => {
		const sections = Array.from({ length: 3_000 }, () => ({ blockType: 'hero' }));
		const body = JSON.stringify({ title: 'Long', sections, _status: 'draft' });
		const createSpy = vi.spyOn(backend.payload.db, 'create');
		for (const [method, path] of [
			['POST', 'pages?draft=true'],
			['PATCH', 'pages/1?draft=true&autosave=true'],
			['POST', 'globals/header?draft=true'],
		]) {
			const response = await backend.request(path ?? '', {
				method: method ?? '',
				headers: json,
				body,
			});
			expect(response.status).toBe(400);
			const { errors } = await response.json();
			expect(errors[0].data.errors).toEqual([
				{
					path: 'sections',
					message: expect.stringContaining(`more than ${limits.documents.rows} sections`),
				},
			]);
		}
		expect(createSpy).not.toHaveBeenCalled();
		createSpy.mockRestore();
	});

	it('gets a list without populated relations unless `depth` requests them', async () => {
		const authorTypes = async (query: string) =>
			(await (await backend.request(`posts?limit=40${query}`)).json()).docs.map(
				({ author }: { author: unknown }) => typeof author,
			);
		expect(await authorTypes('')).not.toContain('object');
		expect(await authorTypes('&depth=1')).toContain('object');
	});

	it('gets up to 250 documents by ID at a time, as Payload requests the relations of a list', async () => {
		const headers = {
			'content-type': 'application/x-www-form-urlencoded',
			'x-payload-http-method-override': 'GET',
		};
		const body = 'depth=0&draft=true&limit=250&locale=en&where[id][in][0]=1';
		expect((await backend.request('pages', { method: 'POST', headers, body })).status).toBe(200);
	});

	it('has the same limits for a POST that overrides the method with GET', async () => {
		const request = async (type: string, body: string) => {
			const headers = { 'content-type': type, 'x-payload-http-method-override': 'GET' };
			return backend.request('pages', { method: 'POST', headers, body });
		};
		const form = 'application/x-www-form-urlencoded';
		expect((await request(form, 'limit=99999')).status).toBe(400);
		expect((await request(json['content-type'], '{"limit":0}')).status).toBe(400);
		expect((await request(json['content-type'], '{"depth":99}')).status).toBe(400);
		const { docs } = await (await request(form, 'limit=2&depth=0')).json();
		expect(docs).toHaveLength(2);
	});

	it('gets a page of the largest length for a limit of 0, and one document in all languages', async () => {
		const page = await (await backend.request('categories?limit=0')).json();
		expect(page.limit).toBe(rest.documents);
		const id = page.docs[0].id;
		expect((await backend.request(`categories/${id}?locale=all&depth=0`)).status).toBe(200);
	});

	it('finds texts without a locale', async () => {
		const result = await (await backend.request('pages?where[title][equals]=about en')).json();
		expect(result.totalDocs).toBe(1);
	});
});

describe('an invalid request is refused without a 5xx response:', () => {
	it.each(hostileQueries.map((query) => [query.slice(0, 60), query]))(
		'%s',
		async (_name, query) => {
			const response = await backend.request(`pages?${query}`);
			expect(response.status).toBeLessThan(500);
		},
	);

	it.each(
		hostileCalls.map((call) => [call.method, call.path, call.body?.slice(0, 40), call] as const),
	)('%s %s %s', async (_method, _path, _body, { method, path, body }) => {
		const response = await backend.request(path, { method, headers: json, ...(body && { body }) });
		expect(response.status).toBeLessThan(500);
	});
});

it('returns 503 for a database failure', async () => {
	const { payload } = backend;
	const { find } = payload.db;
	payload.db.find = () =>
		Promise.reject(Object.assign(new Error('disk'), { code: 'SQLITE_IOERR' }));
	const response = await backend.request('pages');
	payload.db.find = find;
	expect(response.status).toBe(503);
});
