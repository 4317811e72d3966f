import { demoArticles } from '../support/demo-pages.ts';
import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';

test('pagination links reach every article without JavaScript; older pages are canonical themselves', async ({
	request,
}) => {
	const hrefs = new Set<string>();
	let next: string | undefined = '/da/blog';
	while (next !== undefined) {
		const html = await (await request.get(next)).text();
		const isOlder = next.includes('after=');
		const [, canonical = ''] = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html) ?? [];
		const { pathname, search } = new URL(canonical);
		expect(pathname + search).toBe(next);
		expect(/<link[^>]*hreflang/i.test(html), `translations of ${next}`).toBe(!isOlder);
		expect(html).not.toContain('noindex');
		const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
		const links = [...main.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
		const before = hrefs.size;
		for (const href of links) hrefs.add(href);
		expect(hrefs.size, `new links on ${next}`).toBeGreaterThan(before);
		next = links.find((href) => href.includes('after='))?.replace('#articles', '');
	}
	const articles = demoArticles('da');
	expect(articles).toHaveLength(12);
	expect([...hrefs]).toEqual(expect.arrayContaining(articles));
});

test('the link to older articles moves the focus to them', { tag: '@any-width' }, async ({
	page,
}) => {
	await page.goto('/blog');
	await startReact(page);
	await page.getByRole('link', { name: 'Older articles' }).click();
	await expect(page.getByRole('region', { name: 'Older articles' })).toBeFocused();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('an article has its whole text, tables and code', async ({ page }) => {
		await page.goto('/blog/gsm-7-or-ucs-2-what-a-single-emoji-costs');
		expect(
			(await page.locator('article, main').first().textContent())?.split(/\s+/).length,
		).toBeGreaterThan(800);
		await expect(page.locator('main table').first()).toBeVisible();
		await expect(page.locator('main pre').first()).toBeVisible();
	});
});

test('links lead to the articles of a tag, a year and a month', async ({ request }) => {
	const main = async (path: string) => {
		const html = await (await request.get(path)).text();
		return { html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
	};
	const blog = await main('/da/blog');
	for (const path of ['/da/blog/tag/svindel', '/da/blog/archive/2026', '/da/blog/archive/2026/03'])
		expect(blog.main).toContain(`href="${path}"`);
	const tag = await main('/da/blog/tag/svindel');
	expect(tag.html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/da\/blog\/tag\/svindel"/);
	expect(tag.html).not.toContain('noindex');
	expect(tag.main.match(/<article/g)).toHaveLength(2);
	const month = await main('/da/blog/archive/2026/03');
	expect(month.main.match(/<article/g)).toHaveLength(1);
	expect(month.html).toContain('noindex');
	const [categoryWithTag = ''] = /\/da\/blog\/category\/[\w-]+\/tag\/svindel/.exec(tag.main) ?? [];
	const intersection = await main(categoryWithTag);
	expect(intersection.main).toContain('<article');
	expect(intersection.html).toContain('noindex, follow');
	expect(intersection.html).toMatch(
		new RegExp(`<link[^>]*rel="canonical"[^>]*href="[^"]*${categoryWithTag}"`),
	);
	const [, category = ''] = /category\/([\w-]+)/.exec(categoryWithTag) ?? [];
	const otherCategory = [...blog.main.matchAll(/\/da\/blog\/category\/([\w-]+)/g)]
		.flatMap(([, slug = '']) => (slug === category ? [] : slug))
		.find((slug) => !tag.main.includes(`/category/${slug}/tag/svindel`));
	const empty = await main(`/da/blog/category/${otherCategory}/tag/svindel`);
	expect(empty.main).toContain('har emneordet');
	for (const path of [`/da/blog/category/${otherCategory}`, '/da/blog/tag/svindel', '/da/blog'])
		expect(empty.main).toContain(`href="${path}"`);
	expect((await request.get('/blog?after=bm9wZQ')).status()).toBe(404);
	for (const path of [
		'archive/2026/3',
		'archive/2026/13',
		'archive/1066',
		'tag/nothing',
		`category/${category}/tag/nothing`,
		'category/nothing/tag/svindel',
	])
		expect((await request.get(`/da/blog/${path}`)).status(), path).toBe(404);
});
