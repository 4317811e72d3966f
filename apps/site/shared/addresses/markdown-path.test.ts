import { expect, it } from 'vitest';
import { markdownPathOf, pageOfMarkdownPath } from './markdown-path.ts';

it.each([
	['/', '/index.md'],
	['/da', '/da.md'],
	['/about/careers', '/about/careers.md'],
])('%s is found at %s, and back', (page, path) => {
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
])('%j is no page as Markdown', (path) => expect(pageOfMarkdownPath(path)).toBeNull());
