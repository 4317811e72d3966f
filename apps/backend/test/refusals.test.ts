import { describe, expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

await startTestBackend();
const { token } = await newSession('admin@example.com', { role: 'admin' });

const errorMessage = async (language: string, path: string, body: object) => {
	const headers = { 'accept-language': language };
	const response = await rest('POST', path, { token, headers, body });
	expect(response.status).toBe(400);
	return response.body.errors[0].message;
};

const invalidArticle = {
	_status: 'published',
	title: 'Verspätet',
	slug: 'verspaetet',
	blogSections: [{ blockType: 'content' }],
};

it.each([
	['de', 'Das Element ist leer.'],
	['da', 'Elementet er tomt.'],
	['en', 'The element is empty.'],
])('describes the problem in %s without a field path', async (language, message) => {
	const refusal = await errorMessage(language, '/posts?locale=de', invalidArticle);
	expect(refusal).toBe(message);
});

it('keeps Payload’s message that names the fields', async () => {
	expect(
		await errorMessage('de', '/posts?locale=de', {
			...invalidArticle,
			blogSections: [],
			date: null,
		}),
	).toContain('Veröffentlichungsdatum');
});

it('describes an invalid price once, at its field; the notice names the field', async () => {
	const response = await rest('POST', '/sms-prices', {
		token,
		headers: { 'accept-language': 'da' },
		body: { country: 1, validFrom: '2030-01-01', eur: 'gratis' },
	});
	expect(response.status).toBe(400);
	const [{ message, data }] = response.body.errors;
	expect(message).toBe('Feltet er ugyldigt: EUR');
	expect(message).not.toContain('0,0425');
	expect(data.errors).toEqual([
		expect.objectContaining({ message: expect.stringContaining('Skriv en pris som 0,0425') }),
	]);
});

async function write(method: string, path: string, data: object) {
	const response = await rest(method, `/${path}`, { token, body: data });
	const { status, body } = response;
	return { status, doc: body.doc ?? body.result, paths: Object.keys(fieldErrors(response)) };
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
