import { fakePage } from '@website/page-cache/testing/fake-page';
import { expect, it } from 'vitest';
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

it('omits missing pages and is degraded while a page fails', async () => {
	const withMissingPage = await wholeSiteText(list, async (path) =>
		path === '/a.md' ? fakePage('gone', { status: 404 }) : fakePage(path),
	);
	expect(withMissingPage).toMatchObject({ degraded: false, body: Buffer.from('/b.md') });
	const failing = await wholeSiteText(list, async () => fakePage('', { status: 503 }));
	expect(failing.degraded).toBe(true);
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
