import { expect, it } from 'vitest';
import { overviewAt } from './overview-at';

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
const description = { title: 'Messages', version: '1', operations: [list, remove], tags: {} };

it.each([
	['en', '/docs', null],
	['en', '/docs/tag/messages/get/messages', list],
	['da', '/da/docs/tag/messages/get/messages', list],
	['da', '/docs/tag/messages/get/messages', null],
	['de', '/de/docs/delete/messages/:id', remove],
	['en', '/docs/nowhere', null],
] as const)(
	'%s %s: lists all operations and details the one that the path names',
	(locale, path, named) => {
		const overview = overviewAt(description, locale, path);
		expect(overview.named).toEqual(named);
		expect(overview.operations).toEqual([
			{ method: 'GET', path: '/messages', summary: 'List', translations: {}, tag: 'Messages' },
			{ method: 'DELETE', path: '/messages/{id}', summary: 'Delete', translations: {}, tag: '' },
		]);
	},
);
