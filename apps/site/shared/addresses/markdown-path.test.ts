import { expect, it } from 'vitest';
import { markdownPathOf, pageOfMarkdownPath } from './markdown-path.ts';

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
