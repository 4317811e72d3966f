import { expect, it } from 'vitest';
import { parseApiDocument } from './document-source.ts';
import { allowedServers, listOperations, tagNames } from './operations.ts';

const document = parseApiDocument(
	JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'Messages', version: '1' },
		tags: [{ name: 'Messages', 'x-translations': { da: { name: 'Beskeder' } } }, { name: 'Other' }],
		servers: [{ url: 'https://api.example.org/v2/' }],
		paths: {
			'/messages': {
				get: {
					summary: 'List',
					'x-translations': { da: { summary: 'Vis' }, de: { other: 'Text' } },
					tags: ['Messages'],
					description: 'The newest first.\n\nAt most a hundred.',
					parameters: [
						{ name: 'after', in: 'query', description: 'Where to go on' },
						{ name: 'limit', in: 'query', required: true },
						{ $ref: '#/components/parameters/Other' },
					],
					responses: { 200: { description: 'A page of them' }, default: { $ref: '#/elsewhere' } },
				},
				post: {
					requestBody: {
						content: {
							'application/json': {
								examples: { sms: { summary: 'An SMS', value: { to: '+45' } } },
							},
						},
					},
				},
				parameters: [],
			},
			'/messages/{id}': {
				delete: { summary: 5, parameters: 'none', responses: [] },
				put: { requestBody: { content: { 'application/json': { example: { text: 'A' } } } } },
			},
		},
	}),
);

const undescribed = {
	translations: {},
	description: [],
	parameters: [],
	bodies: [],
	responses: [],
};

it('lists operations in the order of the document', () => {
	expect(listOperations(document)).toEqual([
		{
			method: 'GET',
			path: '/messages',
			summary: 'List',
			translations: { da: 'Vis' },
			tag: 'Messages',
			description: ['The newest first.', 'At most a hundred.'],
			parameters: [
				{ name: 'after', isRequired: false, description: 'Where to go on' },
				{ name: 'limit', isRequired: true, description: '' },
			],
			bodies: [],
			responses: [
				{ status: '200', description: 'A page of them' },
				{ status: 'default', description: '' },
			],
		},
		{
			method: 'POST',
			path: '/messages',
			summary: '',
			tag: '',
			...undescribed,
			bodies: [{ summary: 'An SMS', code: '{\n  "to": "+45"\n}' }],
		},
		{
			method: 'PUT',
			path: '/messages/{id}',
			summary: '',
			tag: '',
			...undescribed,
			bodies: [{ summary: '', code: '{\n  "text": "A"\n}' }],
		},
		{ method: 'DELETE', path: '/messages/{id}', summary: '', tag: '', ...undescribed },
	]);
});

it('lists the translations of tag names', () => {
	expect(tagNames(document)).toEqual({ Messages: { da: 'Beskeder' }, Other: {} });
});

it('allows servers at the configured origins only', () => {
	const withServers = {
		...document,
		servers: [
			{ url: 'https://api.example.org/v2/' },
			{ url: 'http://127.0.0.1:4000' },
			{ url: '/v2' },
		],
	};
	expect(allowedServers(withServers, ['https://api.example.org'])).toEqual([
		{ url: 'https://api.example.org/v2/' },
	]);
	expect(allowedServers(withServers, [])).toEqual([]);
});
