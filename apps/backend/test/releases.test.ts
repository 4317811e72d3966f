import { describe, expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

const backend = await startTestBackend();
const { token } = await newSession('somebody@example.com');

async function createChangedPage(slug: string): Promise<number> {
	const { id } = await backend.createPage({ title: `Old ${slug}`, slug });
	await backend.updatePage(id, { title: `New ${slug}`, _status: 'draft' });
	return id;
}

const request = (method: string, path: string, body?: object) =>
	rest(method, `/${path}`, { token, body });

async function createRelease(...targets: string[]): Promise<string> {
	const { body } = await request('POST', 'releases', { title: 'Autumn' });
	const path = `releases/${body.doc.id}`;
	for (const target of targets)
		expect((await request('POST', `${path}/add`, { target })).status, target).toBe(200);
	return path;
}

const memberStates = async (path: string) =>
	(await request('GET', `${path}/members`)).body.members.map(
		({ target, state }: { target: string; state: string }) => [target, state],
	);

async function fetchTitles(slugs: string[], headers: Record<string, string> = {}) {
	const result: (string | null)[] = [];
	for (const slug of slugs) {
		const { body } = await backend.query(
			'query ($slug: String!) { page(slug: $slug, lang: en) { title } }',
			{ variables: { slug }, headers },
		);
		result.push(body.data.page?.title ?? null);
	}
	return result;
}

const countJobs = async () =>
	(await backend.payload.find({ collection: 'payload-jobs', limit: 0 })).docs.length;

describe('a release', () => {
	it('is previewed as a whole and published at once with one notification to the sites', async () => {
		const first = await createChangedPage('one');
		const second = await createChangedPage('two');
		await createChangedPage('apart');
		await backend.payload.updateGlobal({
			slug: 'brand',
			draft: true,
			data: { name: 'New brand', _status: 'draft' },
		});
		const path = await createRelease(`pages:${first}`, `pages:${second}`, 'global:brand');
		const { members, preview } = (await request('GET', `${path}/members`)).body;
		expect(
			members.map(({ title, path: at }: { title: string; path: string }) => [title, at]),
		).toEqual([
			['New one', '/one'],
			['New two', '/two'],
			['Brand', '/'],
		]);
		const token = new URL(preview).searchParams.get('token') ?? '';
		const slugs = ['one', 'two', 'apart'];
		expect(await fetchTitles(slugs, { 'x-preview-token': token })).toEqual([
			'New one',
			'New two',
			'Old apart',
		]);
		expect(await fetchTitles(slugs)).toEqual(['Old one', 'Old two', 'Old apart']);
		const { payload } = backend;
		const draft = { draft: true, data: { _status: 'draft' } } as const;
		await payload.update({
			collection: 'pages',
			id: first,
			...draft,
			data: { ...draft.data, title: 'Newest', slug: 'moved' },
		});
		await payload.updateGlobal({ slug: 'brand', ...draft, data: { name: 'Newest brand' } });
		expect(await fetchTitles(['one', 'moved'], { 'x-preview-token': token })).toEqual([
			'New one',
			null,
		]);
		const previewed = await backend.query('{ brand(lang: en) { name } }', {
			headers: { 'x-preview-token': token },
		});
		expect(previewed.body.data).toEqual({ brand: { name: 'New brand' } });
		const other = token.replace(/releases:\d+/, 'releases:999');
		expect(await fetchTitles(slugs, { 'x-preview-token': other })).toEqual(
			await fetchTitles(slugs),
		);

		const before = await countJobs();
		expect((await request('POST', `${path}/publish`)).status).toBe(200);
		expect((await countJobs()) - before).toBeLessThanOrEqual(1);
		expect(await fetchTitles(slugs)).toEqual(['New one', 'New two', 'Old apart']);
		const { body } = await backend.query(
			'{ siteSettings(lang: en) { brand } brand(lang: en) { name } }',
		);
		expect(body.data).toEqual({
			siteSettings: { brand: 'New brand' },
			brand: { name: 'New brand' },
		});
		expect(await memberStates(path)).toEqual([
			[`pages:${first}`, 'done'],
			[`pages:${second}`, 'done'],
			['global:brand', 'done'],
		]);
		expect((await request('POST', `${path}/publish`)).status).toBe(409);
		const { docs } = await backend.payload.find({
			collection: 'audit-entries',
			where: { action: { equals: 'releasePublished' } },
		});
		expect(docs[0]).toMatchObject({ title: 'Autumn', person: 'somebody@example.com' });
	});

	it('publishes nothing when one of its documents has an error, and names the document', async () => {
		const validPage = await createChangedPage('good');
		const invalidPage = await createChangedPage('bad');
		await backend.updatePage(invalidPage, { title: '', _status: 'draft' });
		const path = await createRelease(`pages:${validPage}`, `pages:${invalidPage}`);
		const { status, body } = await request('POST', `${path}/publish`);
		expect(status).toBe(400);
		const [, ...documentErrors] = body.errors[0].data.errors;
		expect(documentErrors).toHaveLength(1);
		expect(documentErrors[0].message).toContain(`${invalidPage}`);
		expect(await fetchTitles(['good', 'bad'])).toEqual(['Old good', 'Old bad']);
		const members = (await request('GET', `${path}/members`)).body.members;
		expect(members[1].preview.languages[0].findings[0].level).toBe('error');
	});

	it('rolls back published documents when a later one is refused', async () => {
		const { payload } = backend;
		const validPage = await createChangedPage('kept-back');
		const post = await payload.create({
			collection: 'posts',
			data: { title: 'Old', slug: 'taken', date: '2026-01-01T00:00:00.000Z', _status: 'published' },
		});
		await payload.update({
			collection: 'posts',
			id: post.id,
			draft: true,
			data: { title: 'New', _status: 'draft' },
		});
		const path = await createRelease(`pages:${validPage}`, `posts:${post.id}`);
		const { hooks } = payload.collections.posts.config;
		const refuse = () => {
			throw new Error('refused at last');
		};
		hooks.beforeChange.push(refuse);
		const { status, body } = await request('POST', `${path}/publish`);
		hooks.beforeChange.splice(hooks.beforeChange.indexOf(refuse), 1);
		expect(status).toBe(503);
		expect(body.errors[0].message).toContain('New – refused at last');
		expect(await fetchTitles(['kept-back'])).toEqual(['Old kept-back']);
		expect(await memberStates(path)).toEqual([
			[`pages:${validPage}`, 'ready'],
			[`posts:${post.id}`, 'ready'],
		]);
	});

	it('shows which documents were changed, published separately or deleted since', async () => {
		const { payload } = backend;
		const [changedId, doneId, goneId] = [
			await createChangedPage('changed'),
			await createChangedPage('done'),
			await createChangedPage('gone'),
		];
		const path = await createRelease(`pages:${changedId}`, `pages:${doneId}`, `pages:${goneId}`);
		const draft = { collection: 'pages', id: changedId, draft: true } as const;
		await payload.update({ ...draft, data: { title: 'Newer', _status: 'draft' } });
		await payload.update({ collection: 'pages', id: doneId, data: { _status: 'published' } });
		await payload.delete({ collection: 'pages', id: goneId });
		expect(await memberStates(path)).toEqual([
			[`pages:${changedId}`, 'changed'],
			[`pages:${doneId}`, 'done'],
			[`pages:${goneId}`, 'gone'],
		]);
		expect((await request('POST', `${path}/publish`)).status).toBe(400);
		await request('POST', `${path}/remove`, { target: `pages:${goneId}` });
		const { version } = (await request('GET', `${path}/members`)).body;
		await request('POST', `${path}/add`, { target: `pages:${changedId}` });
		expect(await memberStates(path)).toEqual([
			[`pages:${changedId}`, 'ready'],
			[`pages:${doneId}`, 'done'],
		]);
		expect((await request('POST', `${path}/publish`, { version })).status).toBe(409);
		const { version: current } = (await request('GET', `${path}/members`)).body;
		await payload.update({ ...draft, data: { title: '', _status: 'draft' } });
		expect((await request('POST', `${path}/publish`, { version: current })).status).toBe(200);
		expect(await fetchTitles(['changed'])).toEqual(['Newer']);
		const { title } = await payload.findByID({ collection: 'pages', id: changedId, draft: true });
		expect(title).toBeFalsy();
	});

	it('can be shared as a whole by a link', async () => {
		const page = await createChangedPage('by-link');
		const path = await createRelease(`pages:${page}`);
		const { body } = await request('POST', 'share-links/make', {
			target: path.replace('/', ':'),
			languages: ['en'],
			until: new Date(Date.now() + 3_600_000).toISOString(),
		});
		const token = new URL(body.address).searchParams.get('token') ?? '';
		expect(await fetchTitles(['by-link'], { 'x-preview-token': token })).toEqual(['New by-link']);
	});

	it('accepts only documents with drafts', async () => {
		const path = await createRelease();
		for (const target of ['users:1', 'media:1', 'global:sign-in', 'pages:x'])
			expect((await request('POST', `${path}/add`, { target })).status, target).toBe(400);
		expect((await request('POST', `${path}/add`, { target: 'pages:99999' })).status).toBe(404);
	});

	it('can be undone for all of its documents, and published again', async () => {
		const { payload } = backend;
		const first = await createChangedPage('undone-1');
		const second = await createChangedPage('undone-2');
		const path = await createRelease(`pages:${first}`, `pages:${second}`);
		const slugs = ['undone-1', 'undone-2'];
		expect((await request('POST', `${path}/publish`, { languages: [] })).status).toBe(400);
		// Nothing is changed in Danish.
		expect((await request('POST', `${path}/publish`, { languages: ['da'] })).status).toBe(409);
		const { publication } = (await request('POST', `${path}/publish`)).body;
		expect(await fetchTitles(slugs)).toEqual(['New undone-1', 'New undone-2']);
		const undo = () => request('POST', `${path}/undo`, { publication });
		expect((await undo()).status).toBe(200);
		expect(await fetchTitles(slugs)).toEqual(['Old undone-1', 'Old undone-2']);
		expect(await memberStates(path)).toEqual([
			[`pages:${first}`, 'ready'],
			[`pages:${second}`, 'ready'],
		]);
		expect((await undo()).status).toBe(409);
		const again = (await request('POST', `${path}/publish`)).body;
		const data = { title: 'Newest', _status: 'published' } as const;
		await payload.update({ collection: 'pages', id: second, data });
		const { status } = await request('POST', `${path}/undo`, again);
		expect(status).toBe(409);
		expect(await fetchTitles(slugs)).toEqual(['New undone-1', 'Newest']);
	});

	it('can be scheduled unless it has errors, is locked then, and is published at its time', async () => {
		const { payload } = backend;
		const page = await createChangedPage('planned');
		const path = await createRelease(`pages:${page}`);
		const at = new Date(Date.now() + 3_600_000).toISOString();
		const draft = { collection: 'pages', id: page, draft: true } as const;
		const target = `pages:${page}`;
		const addDraft = async (title: string) => {
			await payload.update({ ...draft, data: { title, _status: 'draft' } });
			return (await request('POST', `${path}/add`, { target })).status;
		};
		const schedule = () => request('POST', `${path}/schedule`, { at });
		await addDraft('');
		expect((await schedule()).status).toBe(400);
		await addDraft('By plan');
		const response = await schedule();
		expect(response.status, JSON.stringify(response.body)).toBe(200);
		expect(await fetchTitles(['planned'])).toEqual(['Old planned']);
		expect(await addDraft('Later')).toBe(409);
		expect((await request('POST', `${path}/remove`, { target })).status).toBe(409);
		await request('PATCH', path, { languages: ['da'] });
		const { plans } = (await request('GET', `releases/of?target=${target}`)).body;
		expect(plans).toMatchObject([{ title: 'Autumn', place: path.replace('/', ':'), at }]);
		await request('POST', `${path}/cancel`);
		expect((await request('GET', `${path}/members`)).body.plan).toBeNull();
		expect((await schedule()).status).toBe(200);
		await payload.update({
			collection: 'payload-jobs',
			where: { taskSlug: { equals: 'schedulePublish' } },
			data: { waitUntil: new Date(Date.now() - 1_000).toISOString() },
		});
		await payload.jobs.run({ queue: 'default' });
		expect(await fetchTitles(['planned'])).toEqual(['By plan']);
		expect(await memberStates(path)).toEqual([[target, 'done']]);
	});
});
