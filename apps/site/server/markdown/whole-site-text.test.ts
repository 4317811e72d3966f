import { fakePage } from '@website/page-cache/testing/fake-page';
import { expect, it, vi } from 'vitest';
import { limits } from '../settings/limits.ts';
import { wholeSiteText } from './whole-site-text.ts';

const list = fakePage(
	'# S\n- [A](https://s.example/a.md): note\n- [B](https://s.example/b.md)\n- [P](https://s.example/prices/eur.json)\n\n## Optional\n\n- [C](https://s.example/c.md)',
	{ tags: ['pages'] },
);

it('joins the pages of the list in its order and has the cache tags of all of them', async () => {
	const text = await wholeSiteText(list, async (path) => fakePage(`${path}\n`, { tags: [path] }));
	expect(text.body.toString()).toBe('/a.md\n\n/b.md\n');
	expect(text).toMatchObject({ status: 200, degraded: false, tags: ['pages', '/a.md', '/b.md'] });
});

it('omits missing pages and is a 503 while a page fails', async () => {
	const withMissingPage = await wholeSiteText(list, async (path) =>
		path === '/a.md' ? fakePage('gone', { status: 404 }) : fakePage(path),
	);
	expect(withMissingPage).toMatchObject({ degraded: false, body: Buffer.from('/b.md') });
	const failing = await wholeSiteText(list, async () => fakePage('', { status: 503 }));
	expect(failing).toMatchObject({ status: 503, degraded: true });
});

it('is a 503 until all pages are rendered, and continues with those rendered before', async () => {
	const now = vi.spyOn(performance, 'now');
	const renderPage = vi.fn(async (path: string) => {
		now.mockReturnValue(performance.now() + limits.wholeText.maxMs + 1);
		return fakePage(path);
	});
	now.mockReturnValue(0);
	const rendered = new Map();
	const first = await wholeSiteText(list, renderPage, rendered);
	expect(first).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
	const second = await wholeSiteText(list, renderPage, rendered);
	expect(second).toMatchObject({ status: 200, body: Buffer.from('/a.md\n/b.md') });
	expect(renderPage).toHaveBeenCalledTimes(2);
	now.mockRestore();
});

it('ends before it exceeds its maximum length', async () => {
	const page = fakePage('x'.repeat(limits.wholeText.maxBytes - 10));
	const text = await wholeSiteText(list, async () => page);
	expect(text.body.length).toBe(page.body.length);
});

it('returns the response of the list if it is an error', async () => {
	const missing = fakePage('Service Unavailable', { status: 503 });
	expect(await wholeSiteText(missing, async () => fakePage(''))).toBe(missing);
});
