import { expect, it } from 'vitest';
import { parseApiDocument } from './api-document.ts';
import { hasOperation, listOperations } from './operations.ts';

const document = parseApiDocument(
	JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'Messages', version: '1' },
		servers: [{ url: 'https://api.example.org/v2/' }],
		paths: {
			'/messages': { get: { summary: 'List', tags: ['Messages'] }, post: {}, parameters: [] },
			'/messages/{id}': { delete: { summary: 5 } },
		},
	}),
);

it('lists operations in the order of the document', () => {
	expect(listOperations(document)).toEqual([
		{ method: 'GET', path: '/messages', summary: 'List', tag: 'Messages' },
		{ method: 'POST', path: '/messages', summary: '', tag: '' },
		{ method: 'DELETE', path: '/messages/{id}', summary: '', tag: '' },
	]);
});

it.each([
	['GET', '/v2/messages', true],
	['DELETE', '/v2/messages/a%20b', true],
	['GET', '/messages', false],
	['PUT', '/v2/messages', false],
	['DELETE', '/v2/messages/', false],
	['DELETE', '/v2/messages/a/b', false],
	['DELETE', '/v2/messages/..', false],
	['DELETE', '/v2/messages/..%2fadmin', false],
	['DELETE', '/v2/messages/..%5Cadmin', false],
	['GET', '/v2/messages/../../admin', false],
])('%s %s is described: %s', (method, path, described) => {
	expect(hasOperation(document, method, path)).toBe(described);
});
