import type { StoredPage } from '@website/page-cache/stored-page';
import { describe, expect, it } from 'vitest';
import { pageKey } from '#shared/addresses/page-key.ts';
import { cachingHeaders } from './caching-headers.ts';

const page: StoredPage = {
	key: pageKey('/about', ''),
	status: 200,
	headers: {},
	bodies: { identity: Buffer.from('text') },
	etag: 'W/"1"',
	tags: ['footer', 'page:1'],
	storedAt: 0,
	sequence: 0,
};

function headersOf(sharedSeconds: number, isStored = true): Record<string, string> {
	const list = cachingHeaders(page, sharedSeconds, isStored);
	const pairs = list.flatMap((name, index) => (index % 2 ? [] : [[name, list[index + 1] ?? '']]));
	return Object.fromEntries(pairs);
}

describe('cachingHeaders', () => {
	it('sends the tags to a cache that is purged by tag', () => {
		expect(headersOf(3600)).toMatchObject({
			'cdn-cache-control': expect.stringMatching(/^max-age=3600,/),
			'cache-tag': 'footer,page:1',
			'surrogate-key': 'footer page:1',
		});
	});

	it('omits the tags when pages are stored for a second', () => {
		const headers = headersOf(1);
		expect(headers['cdn-cache-control']).toMatch(/^max-age=1,/);
		expect(Object.keys(headers)).toEqual(['cache-control', 'cdn-cache-control', 'vary']);
	});

	it('forbids storing a page that the site does not store', () => {
		expect(headersOf(3600, false)).toEqual({
			'cache-control': 'no-store',
			vary: 'Accept, Accept-Encoding',
		});
	});
});
