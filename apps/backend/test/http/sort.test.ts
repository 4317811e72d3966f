import { describe, expect, it } from 'vitest';
import { roles } from '../../src/access/rights.ts';
import { newSession, rest } from '../rest.ts';
import { json, startRest } from './rest.ts';

const backend = await startRest();
const { payload } = backend;
const created = await payload.create({
	collection: 'pages',
	data: { title: 'Sorted', slug: 'sorted' },
	draft: true,
});
const pageId = created.id;
const tokens = await Promise.all(
	roles.map(async (role) => {
		const { token } = await newSession(`${role}@example.com`, { role, languages: ['da'] });
		return [role, token] as const;
	}),
);

/** Fields of accounts, which no role but an administrator may read, and those that nobody may read. */
const hiddenPaths = ['hash', 'salt', 'email', 'name', 'totpSecret', 'sessions.id'].map(
	(field) => `createdBy.${field}`,
);

describe.each(hiddenPaths)('a sort by %s', (path) => {
	it.each([
		`pages?sort=${path}`,
		`pages?sort=-${path}`,
		`pages?sort=title,-${path}`,
		`pages?sort[0]=title&sort[1]=${path}`,
		`pages?sort[]=${path}`,
		`pages?sort=${path.replace('.', '__')}`,
		`pages?draft=true&sort=${path}`,
		`pages/versions?sort=version.${path}`,
		`pages/versions?sort=-version.${path}`,
		`posts?sort=author.${path}`,
		`media-folders?joins[documentsAndFolders][sort]=${path}`,
		`media-folders/1?joins[documentsAndFolders][sort]=${path}`,
	])('is a 400 for every role: %s', async (request) => {
		const statuses = await Promise.all(
			tokens.map(async ([role, token]) => [
				role,
				(await rest('GET', `/${request}`, { token })).status,
			]),
		);
		expect(statuses).toEqual(roles.map((role) => [role, 400]));
	});

	it('is a 400 in a POST that overrides the method', async () => {
		const headers = {
			'content-type': 'application/x-www-form-urlencoded',
			'x-payload-http-method-override': 'GET',
		};
		const form = { method: 'POST', headers, body: `sort=${path}` };
		expect((await backend.request('pages', form)).status).toBe(400);
	});

	it('is a 400 in an update of many documents', async () => {
		const query = `pages?sort=${path}&limit=1&where[id][equals]=${pageId}`;
		const body = JSON.stringify({ title: 'Sorted again' });
		const response = await backend.request(query, { method: 'PATCH', headers: json, body });
		expect(response.status).toBe(400);
	});

	it('is refused by Payload’s operations, which the screens of the admin use', async () => {
		const { payload } = backend;
		const refused = { message: expect.stringContaining(path) };
		await expect(payload.find({ collection: 'pages', sort: path })).rejects.toMatchObject(refused);
		await expect(
			payload.findVersions({ collection: 'pages', sort: `version.${path}` }),
		).rejects.toMatchObject(refused);
		await expect(
			payload.findDistinct({ collection: 'pages', field: 'title', sort: path }),
		).rejects.toMatchObject(refused);
	});
});

it.each([
	'pages?sort=nothing',
	'pages?sort=title.x',
	'pages?sort[a]=b',
	'pages?sort=id,nothing',
	'pages/versions?sort=version.nothing',
	'globals/header/versions?sort=version.nothing',
	'users?sort=hash',
	'media-folders?joins[documentsAndFolders][sort]=nothing',
])('a sort by a path that does not exist is a 400: %s', async (request) => {
	expect((await backend.request(request)).status).toBe(400);
});

it.each([
	'pages?sort=title',
	'pages?sort=-title,id',
	'pages?sort=title.da',
	'pages?sort=',
	'pages?sort=createdBy',
	'pages?draft=true&sort=-updatedAt',
	'pages?sort[0]=_status&sort[1]=-createdAt',
	'pages?sort=seo.title',
	'pages/versions?sort=-updatedAt',
	'pages/versions?sort=version.title',
	'pages/versions?sort=parent',
	'globals/header/versions?sort=-createdAt',
	'users?sort=-email',
	'media-folders?joins[documentsAndFolders][sort]=filename',
])('sorts by fields of the document: %s', async (request) => {
	expect((await backend.request(request)).status).toBe(200);
});

it.each([
	`pages/${'id'}?populate[users][hash]=true&depth=1`,
	`pages/${'id'}?select[createdBy][hash]=true&depth=1`,
	`pages?populate[users][email]=true&depth=1`,
	`pages?where[createdBy.hash][exists]=true`,
	`pages?where[createdBy.email][like]=e`,
])('shows no hidden field of an account: %s', async (request) => {
	for (const [role, token] of tokens) {
		const path = `/${request.replace('pages/id', `pages/${pageId}`)}`;
		const { status, body } = await rest('GET', path, { token });
		expect([role, status]).toEqual([role, expect.toBeOneOf([200, 400])]);
		expect(JSON.stringify(body)).not.toMatch(/"(hash|salt)":|somebody@example/);
	}
});
