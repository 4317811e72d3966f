import { describe, expect, it } from 'vitest';
import { mediaAddress, mediaSource } from './media-path';

const hosts = {
	mediaOrigin: 'https://cms.example',
	mediaHosts: ['https://cdn.example', 'http://127.0.0.1:9000'],
};

describe('mediaAddress', () => {
	it.each([
		[
			'https://cms.example/wp-content/uploads/2026/11/a%20b.jpg',
			'/content/wp-content/uploads/2026/11/a%20b.jpg',
		],
		['http://cms.example/api/media/file/a.png?v=2', '/content/api/media/file/a.png?v=2'],
		['https://cms.example/uploads/blåbær.png', '/content/uploads/bl%C3%A5b%C3%A6r.png'],
		['https://cms.example/about/', '/about'],
		['https://cms.example/about/?x=1#part', '/about?x=1#part'],
		['https://cms.example/', '/'],
		['https://cms.example', '/'],
		['https://cdn.example/x/a.png', '/content/@cdn.example/x/a.png'],
		['http://127.0.0.1:9000/a.pdf', '/content/@127.0.0.1:9000/a.pdf'],
		['https://cdn.example/page', 'https://cdn.example/page'],
		['https://cms.example.evil.example/a.png', 'https://cms.example.evil.example/a.png'],
		['/about', '/about'],
		['mailto:a@cms.example', 'mailto:a@cms.example'],
	])('maps %s to %s', (url, address) => expect(mediaAddress(url, hosts)).toBe(address));
});

describe('mediaAddress with separate hosts of content and files', () => {
	const separateHosts = {
		mediaOrigin: 'https://files.example',
		contentUrl: 'https://cms.example/graphql',
	};
	it.each([
		['https://cms.example/about/?x=1#part', '/about?x=1#part'],
		['http://cms.example/da/om/', '/da/om'],
		['https://files.example/about/', '/about'],
		['https://files.example/uploads/a.png', '/content/uploads/a.png'],
		// A file on the content host may have another location or not exist: `MEDIA_HOSTS` lists such hosts.
		['https://cms.example/uploads/a.png', 'https://cms.example/uploads/a.png'],
		['https://other.example/about/', 'https://other.example/about/'],
	])('maps %s to %s', (url, address) => expect(mediaAddress(url, separateHosts)).toBe(address));
});

describe('mediaSource', () => {
	it.each([
		['/uploads/a.png', 'https://cms.example/uploads/a.png'],
		['/@cdn.example/x/a.png', 'https://cdn.example/x/a.png'],
		['/@127.0.0.1:9000/a.pdf', 'http://127.0.0.1:9000/a.pdf'],
		['/@other.example/a.png', undefined],
	])('maps %s to %s', (path, source) => expect(mediaSource(path, hosts)).toBe(source));
});
