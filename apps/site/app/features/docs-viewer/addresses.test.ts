import { expect, it } from 'vitest';
import { docsPath, operationPath, operationSlug, overviewAt, tagSlug } from './addresses';

it('builds the viewer’s path in every language', () => {
	expect(docsPath('en')).toBe('/docs');
	expect(docsPath('da')).toBe('/da/docs');
});

it('formats operations in lower case and parameters with a colon', () => {
	expect(operationSlug({ method: 'GET', path: '/Messages/{messageId}' })).toBe(
		'get/messages/:messageid',
	);
});

it('formats groups as words joined by hyphens', () => {
	expect(tagSlug({ name: ' E-mail & SMS (new) ' })).toBe('e-mail-sms-new');
});

it('puts an operation below its group, or directly below the viewer if it has none', () => {
	const operation = { method: 'POST', path: '/prices/graphql' };
	expect(operationPath('de', { ...operation, tag: 'Prices' })).toBe(
		'/de/docs/tag/prices/post/prices/graphql',
	);
	expect(operationPath('en', { ...operation, tag: '' })).toBe('/docs/post/prices/graphql');
});

const list = {
	method: 'GET',
	path: '/messages',
	summary: 'List',
	translations: {},
	tag: 'Messages',
	description: ['The newest first.'],
	parameters: [],
	bodies: [],
	responses: [{ status: '200', description: 'A page of them' }],
};
const remove = { ...list, method: 'DELETE', path: '/messages/{id}', summary: 'Delete', tag: '' };
const description = {
	title: 'Messages',
	version: '1',
	introduction: { text: '', server: '', hasBearerKey: false, request: '' },
	operations: [list, remove],
	tags: {},
	allowsRequests: false,
};

it.each([
	['en', '/docs', null],
	['en', '/docs/tag/messages/get/messages', list],
	['da', '/da/docs/tag/messages/get/messages', list],
	['da', '/docs/tag/messages/get/messages', null],
	['de', '/de/docs/delete/messages/:id', remove],
	['en', '/docs/nowhere', null],
] as const)(
	'%s %s: lists all operations, with details of the one at the path',
	(locale, path, selected) => {
		const overview = overviewAt(description, locale, path);
		expect(overview.selected).toEqual(selected);
		expect(overview.operations).toEqual([
			{ method: 'GET', path: '/messages', summary: 'List', translations: {}, tag: 'Messages' },
			{ method: 'DELETE', path: '/messages/{id}', summary: 'Delete', translations: {}, tag: '' },
		]);
	},
);

it.each([
	['/messages/', '/docs/tag/messages/get/messages'],
	['/nøgle', '/docs/tag/messages/get/n%C3%B8gle'],
	['/cafe\u0301', '/docs/tag/messages/get/caf%C3%A9'],
	['/', '/docs/tag/messages/get'],
])('finds the operation %j at the address %s of the site', (path, address) => {
	const operation = { ...list, path };
	const { selected } = overviewAt({ ...description, operations: [operation] }, 'en', address);
	expect(selected).toBe(operation);
});

it.each(['schl%C3%BCssel-rechte', 'schl%c3%bcssel-rechte', 'schlüssel-rechte'])(
	'finds an operation of a group outside ASCII at the path with %s',
	(group) => {
		const operation = { ...list, tag: 'Schlüssel & Rechte' };
		const { selected } = overviewAt(
			{ ...description, operations: [operation] },
			'de',
			`/de/docs/tag/${group}/get/messages`,
		);
		expect(selected).toBe(operation);
	},
);
