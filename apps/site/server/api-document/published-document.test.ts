import { expect, it } from 'vitest';
import { parseApiDocument } from './document-source.ts';
import { publishedDocument } from './published-document.ts';

const hostDocument = (servers: { url: string }[]) => {
	const text = JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'API', version: '1' },
		servers,
		paths: { '/a': { get: {} } },
	});
	return { document: parseApiDocument(text), text };
};
const origins = ['https://api.example'];

it('keeps the servers at allowed origins', () => {
	const source = hostDocument([
		{ url: 'http://127.0.0.1:4000' },
		{ url: 'https://api.example/v1' },
	]);
	expect(JSON.parse(publishedDocument(source, origins, 'en').text).servers).toEqual([
		{ url: 'https://api.example/v1' },
	]);
});

it('keeps the other parts', () => {
	const source = hostDocument([{ url: 'http://127.0.0.1:4000' }]);
	const { text } = publishedDocument(source, origins, 'en');
	expect(JSON.parse(text)).toMatchObject({ info: { title: 'API' }, paths: { '/a': { get: {} } } });
});

it('translates summaries and tag names and keeps the URLs of tags', () => {
	const text = JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'API', version: '1' },
		tags: [{ name: 'Messages', 'x-translations': { da: { name: 'Beskeder' } } }],
		paths: { '/a': { get: { summary: 'Send', 'x-translations': { da: { summary: 'Afsend' } } } } },
	});
	const source = { document: parseApiDocument(text), text };
	const read = (locale: 'en' | 'da' | 'de') =>
		JSON.parse(publishedDocument(source, origins, locale).text);
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
