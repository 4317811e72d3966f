import { beforeAll, describe, expect, it } from 'vitest';
import { json, startRest } from './http/rest.ts';

let backend: Awaited<ReturnType<typeof startRest>>;
beforeAll(async () => {
	backend = await startRest();
});

async function write(method: string, path: string, data: object) {
	const response = await backend.request(path, {
		method,
		headers: json,
		body: JSON.stringify(data),
	});
	const body = await response.json();
	return {
		status: response.status,
		doc: body.doc ?? body.result,
		paths: body.errors?.[0]?.data?.errors?.map(({ path: place }: { path: string }) => place),
	};
}

describe('a draft', () => {
	it.each([
		['title', { title: {} }],
		['title', { title: ['a'] }],
		['title', { title: 5 }],
		['slug', { slug: '../../x' }],
		['slug', { slug: 'a/b' }],
		['slug', { slug: 'a?b' }],
		['slug', { slug: { a: 1 } }],
		['navbarTheme', { navbarTheme: { equals: 'light' } }],
		['seo.title', { seo: { title: { en: 'x' } } }],
		['sections.0.heading', { sections: [{ blockType: 'hero', heading: {} }] }],
	])('is refused with the path of an invalid %s: %j', async (path, data) => {
		const creation = await write('POST', 'pages?draft=true&depth=0', { title: 'A', ...data });
		expect(creation).toMatchObject({ status: 400, paths: [path] });
		const update = await write('PATCH', 'pages/1?draft=true&autosave=true&depth=0', data);
		expect(update).toMatchObject({ status: 400, paths: [path] });
	});

	it('accepts unfinished values', async () => {
		for (const slug of ['', null, 'not-yet-', 'New Page']) {
			const creation = await write('POST', 'pages?draft=true&depth=0', { title: '', slug });
			expect(creation.status).toBe(201);
		}
	});
});

it('stores texts without characters that cannot be shown, as PowerPoint and scanners write them', async () => {
	const { status, doc } = await write('POST', 'pages?draft=true&depth=0', {
		title: 'A\u000bB\u001fC\ufffe\ud83d',
		sections: [{ blockType: 'hero', heading: '\u0000🚩\n\tå\u0085' }],
	});
	expect(status).toBe(201);
	expect(doc).toMatchObject({ title: 'A BC', sections: [{ heading: '🚩\n\tå' }] });
});

it('ignores timestamps in the request', async () => {
	const timestamps = {
		createdAt: '2001-01-01T00:00:00.000Z',
		updatedAt: '2001-01-01T00:00:00.000Z',
	};
	const creation = await write('POST', 'pages?draft=true&depth=0', {
		title: 'Times',
		...timestamps,
	});
	expect(creation.status).toBe(201);
	const { id, createdAt } = creation.doc;
	expect(Date.parse(createdAt)).toBeGreaterThan(Date.parse(timestamps.createdAt));
	const update = await write('PATCH', `pages/${id}?depth=0`, { title: 'Other', ...timestamps });
	expect(update.doc).toMatchObject({ title: 'Other', createdAt });
	expect(Date.parse(update.doc.updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
	const header = await write('POST', 'globals/header?draft=true&depth=0', timestamps);
	expect(header.status).toBe(200);
	expect(Date.parse(header.doc.updatedAt)).toBeGreaterThan(Date.parse(timestamps.updatedAt));
});
