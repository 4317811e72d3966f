import { createLocalReq } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { readVersions } from '../src/plugins/publishing/read-versions.ts';
import { json, startRest } from './http/rest.ts';

let backend: Awaited<ReturnType<typeof startRest>>;
beforeAll(async () => {
	backend = await startRest();
});

const change = async (path: string, method: string, body: object) => {
	const response = await backend.request(path, {
		method,
		headers: json,
		body: JSON.stringify(body),
	});
	expect(response.status, path).toBe(200);
	return response.json();
};

it('lists versions of documents and globals with the person who saved them', async () => {
	const { payload } = backend;
	const data = { title: 'Listed', navbarTheme: 'light', pageLayout: 'default' } as const;
	const { id } = await payload.create({
		collection: 'pages',
		data: { ...data, _status: 'published' },
	});
	// The longer text also changes the reading time, which no editor writes.
	const sections = [{ blockType: 'wideCta', heading: 'Read', text: 'word '.repeat(660) }];
	await change(`pages/${id}?locale=en&draft=true`, 'PATCH', { sections, _status: 'draft' });
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
	expect(pages[0]?.changes).toEqual([{ language: 'en', fields: ['Sections'] }]);
	const footer = await readVersions(req, { global: 'footer', hasPublished: true });
	expect(footer[0]).toMatchObject({ by: 'somebody@example.com', state: 'currentDraft' });
});
