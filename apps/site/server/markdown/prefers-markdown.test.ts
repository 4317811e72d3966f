import { expect, it } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

it.each([
	'text/markdown',
	'text/markdown, text/html;q=0.9, */*;q=0.1',
	'text/html;q=0.5, text/markdown;q=0.8',
])('prefers Markdown for %s', (accept) => expect(prefersMarkdown(accept)).toBe(true));

it.each([
	undefined,
	'',
	'*/*',
	'text/*',
	'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
	'text/html, text/markdown;q=0.8',
	'text/html, text/markdown;q=0',
])('prefers HTML for %s', (accept) => expect(prefersMarkdown(accept)).toBe(false));
