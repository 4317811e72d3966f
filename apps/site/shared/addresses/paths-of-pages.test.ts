import { describe, expect, it } from 'vitest';
import {
	markdownPathOf,
	pageOfMarkdownPath,
	pageOfShareImagePath,
	shareImagePathOf,
} from './paths-of-pages.ts';

describe('the path of Markdown', () => {
	it.each([
		['/', '/index.md'],
		['/da', '/da.md'],
		['/about/careers', '/about/careers.md'],
	])('maps %s to %s and back', (page, path) => {
		expect(markdownPathOf(page)).toBe(path);
		expect(pageOfMarkdownPath(path)).toBe(page);
	});

	it.each([
		'/about',
		'/.md',
		'/da/.md',
		'/blog/feed.xml.md',
		'/about.data.md',
		'//host.md',
		'md',
		'',
	])('returns null for %j', (path) => expect(pageOfMarkdownPath(path)).toBeNull());
});

describe('the path of a share image', () => {
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
});
