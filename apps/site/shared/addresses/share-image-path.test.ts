import { expect, it } from 'vitest';
import { pageOfShareImagePath, shareImagePathOf } from './share-image-path.ts';

it.each([
	['/', '/images/share/index.png'],
	['/da', '/images/share/da.png'],
	['/about/careers', '/images/share/about/careers.png'],
])('maps %s to %s and back', (page, path) => {
	expect(shareImagePathOf(page)).toBe(path);
	expect(pageOfShareImagePath(path)).toBe(page);
});

it.each([
	'/images/share/',
	'/images/share/.png',
	'/images/share/da/.png',
	'/images/share/about.jpg',
	'/images/share/feed.xml.png',
	'/images/share//host.png',
	'/about.png',
	'',
])('returns null for %j', (path) => expect(pageOfShareImagePath(path)).toBeNull());
