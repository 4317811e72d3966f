import { createLocalReq } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { readVersions } from '../src/publishing/version-list/read-versions.ts';
import { json, startRest } from './surface/rest.ts';

let backend: Awaited<ReturnType<typeof startRest>>;
beforeAll(async () => {
	backend = await startRest();
});

const change = async (path: string, method: string, body: object) => {
	const answer = await backend.ask(path, { method, headers: json, body: JSON.stringify(body) });
	expect(answer.status, path).toBe(200);
	return answer.json();
};

it('makes a draft of a page’s version and leaves what visitors see, unless it is to be published', async () => {
	const { payload } = backend;
	const { id } = await payload.create({
		collection: 'pages',
		data: {
			title: 'First',
			slug: 'restored',
			navbarTheme: 'light',
			pageLayout: 'default',
			_status: 'published',
		},
	});
	await change(`pages/${id}?locale=en`, 'PATCH', { title: 'Second', _status: 'published' });
	const [draft] = (
		await payload.findVersions({
			collection: 'pages',
			where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'First' } }] },
			sort: '-updatedAt',
			locale: 'en',
			limit: 1,
		})
	).docs;
	const titles = async () => ({
		seen: (await payload.findByID({ collection: 'pages', id })).title,
		newest: (await payload.findByID({ collection: 'pages', id, draft: true })).title,
	});
	const restored = await change(`pages/versions/${draft?.id}?draft=false`, 'POST', {});
	expect(restored).toMatchObject({
		doc: { id, _status: 'draft', changedBy: 'somebody@example.com' },
		message: expect.stringMatching(/^Restored as a draft\./),
	});
	expect(await titles()).toEqual({ seen: 'Second', newest: 'First' });
	const published = await change(`pages/versions/${draft?.id}?publish=true`, 'POST', {});
	expect(published).toMatchObject({
		doc: { _status: 'published' },
		message: 'Restored and published.',
	});
	expect(await titles()).toEqual({ seen: 'First', newest: 'First' });
});

it('does the same with what every page shares', async () => {
	const { payload } = backend;
	const slug = 'call-to-action';
	for (const heading of ['First', 'Second'])
		await change(`globals/${slug}?locale=en`, 'POST', { heading, _status: 'published' });
	const [first] = (
		await payload.findGlobalVersions({
			slug,
			where: { 'version.heading': { equals: 'First' } },
			locale: 'en',
		})
	).docs;
	const headings = async () => ({
		seen: (await payload.findGlobal({ slug })).heading,
		status: (await payload.findGlobal({ slug }))._status,
		newest: (await payload.findGlobal({ slug, draft: true })).heading,
	});
	await change(`globals/${slug}/versions/${first?.id}`, 'POST', {});
	expect(await headings()).toEqual({ seen: 'Second', status: 'published', newest: 'First' });
	await change(`globals/${slug}/versions/${first?.id}?publish=true`, 'POST', {});
	expect(await headings()).toEqual({ seen: 'First', status: 'published', newest: 'First' });
	const danish = await payload.findGlobal({ slug, locale: 'da' });
	expect(danish.heading).toBeTruthy();
});

it('is for people who sign in', async () => {
	const asked = { method: 'POST', headers: json, body: '{}' };
	for (const path of ['pages/versions/1', 'globals/header/versions/1'])
		expect((await backend.asStranger(path, asked)).status).toBe(401);
	for (const path of ['pages/versions/999999', 'globals/header/versions/999999'])
		expect((await backend.ask(path, asked)).status).toBe(404);
});

it('is listed with who saved it, of documents and of what every page shares', async () => {
	const { payload } = backend;
	const data = { title: 'Listed', navbarTheme: 'light', pageLayout: 'default' } as const;
	const { id } = await payload.create({
		collection: 'pages',
		data: { ...data, _status: 'published' },
	});
	await change(`pages/${id}?locale=en&draft=true`, 'PATCH', { title: 'Changed', _status: 'draft' });
	await change('globals/footer?locale=en&draft=true', 'POST', { _status: 'draft' });
	const { docs } = await payload.find({
		collection: 'users',
		where: { email: { equals: 'somebody@example.com' } },
	});
	const [account] = docs;
	if (!account) throw new Error('Nobody is signed in');
	const user = { ...account, collection: 'users' as const };
	const req = await createLocalReq({ user }, payload);
	const pages = await readVersions(req, { collection: 'pages', id, hasPublished: true });
	expect(pages.map(({ by, state }) => [by, state])).toEqual([
		['somebody@example.com', 'currentDraft'],
		[null, 'currentlyPublished'],
	]);
	const footer = await readVersions(req, { global: 'footer', hasPublished: true });
	expect(footer[0]).toMatchObject({ by: 'somebody@example.com', state: 'currentDraft' });
});
