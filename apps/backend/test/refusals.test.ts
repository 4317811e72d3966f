import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';
import { rest } from './rest.ts';

let backend: TestBackend;
let token: string | undefined;

beforeAll(async () => {
	backend = await startTestBackend();
	const data = { email: 'admin@example.com', password: 'three quiet herons wade' };
	await backend.payload.create({ collection: 'users', data: { ...data, role: 'admin' } });
	({ token } = await backend.payload.login({ collection: 'users', data }));
});

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
