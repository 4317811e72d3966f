import { expect, it } from 'vitest';
import { parseApiDocument } from './api-document.ts';
import { publishedDocument } from './published-document.ts';

const served = (servers: { url: string }[]) => {
	const text = JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'API', version: '1' },
		servers,
		paths: { '/a': { get: {} } },
	});
	return { document: parseApiDocument(text), text, etag: '"1"' };
};
const serversOf = (servers: { url: string }[]) =>
	JSON.parse(publishedDocument(served(servers), 'https://site.example', 'en').text).servers;

it('names the site’s own address instead of one that visitors can’t reach', () => {
	expect(serversOf([{ url: 'http://127.0.0.1:4000' }])).toEqual([
		{ url: 'https://site.example/api/try' },
	]);
	expect(serversOf([])).toEqual([{ url: 'https://site.example/api/try' }]);
});

it('keeps the paths below which the operations are', () => {
	expect(serversOf([{ url: 'http://backend:4000/v1/' }, { url: '/v2' }])).toEqual([
		{ url: 'https://site.example/api/try/v1' },
		{ url: 'https://site.example/api/try/v2' },
	]);
});

it('has a tag of its own and keeps the rest', () => {
	const source = served([{ url: 'http://127.0.0.1:4000' }]);
	const { text, etag } = publishedDocument(source, 'https://site.example', 'en');
	expect(etag).not.toBe(source.etag);
	expect(JSON.parse(text)).toMatchObject({ info: { title: 'API' }, paths: { '/a': { get: {} } } });
});

it('has summaries and names of groups in the language asked for, and no addresses of its own for them', () => {
	const text = JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'API', version: '1' },
		tags: [{ name: 'Messages', 'x-translations': { da: { name: 'Beskeder' } } }],
		paths: { '/a': { get: { summary: 'Send', 'x-translations': { da: { summary: 'Afsend' } } } } },
	});
	const source = { document: parseApiDocument(text), text, etag: '"1"' };
	const read = (locale: 'en' | 'da' | 'de') =>
		JSON.parse(publishedDocument(source, 'https://site.example', locale).text);
	expect(read('da')).toMatchObject({
		tags: [{ name: 'Messages', 'x-displayName': 'Beskeder' }],
		paths: { '/a': { get: { summary: 'Afsend' } } },
	});
	for (const locale of ['en', 'de'] as const)
		expect(read(locale)).toMatchObject({
			tags: [{ name: 'Messages' }],
			paths: { '/a': { get: { summary: 'Send' } } },
		});
});
