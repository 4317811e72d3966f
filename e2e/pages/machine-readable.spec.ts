import { isEverything } from '../../scripts/tests/everything.ts';
import { expect, test } from '../support/test.ts';

test('llms.txt lists pages as Markdown in each language, and llms-full.txt contains them', async ({
	request,
}) => {
	const textAt = async (path: string) => (await request.get(path)).text();
	const pages = [
		['/da', '/da/priser.md'],
		['', '/pricing.md'],
		['/de', '/de/preise.md'],
	] as const;
	// Each renders all pages of its language.
	for (const [prefix, page] of isEverything ? pages : pages.slice(0, 1)) {
		const list = await textAt(`${prefix}/llms.txt`);
		expect(list).toContain(`${page})`);
		// The first page: llms-full.txt is cut off after ten seconds of rendering.
		const [, url = ''] = /\]\((\S+\.md)\)/.exec(list) ?? [];
		// Other tests may change the page between the requests.
		await expect(async () => {
			const response = await request.get(new URL(url).pathname);
			expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
			const markdown = await response.text();
			expect(markdown, url).toMatch(/^# \S/m);
			expect(markdown, url).not.toMatch(/<(?:div|span|svg|section)|undefined|\[object|&#x/);
			expect(await textAt(`${prefix}/llms-full.txt`)).toContain(markdown.trim());
		}).toPass();
	}
});

test('the Markdown of an operation contains an example request body', async ({ request }) => {
	const text = await (await request.get('/da/docs/tag/messages/post/v1/messages.md')).text();
	const [, body = ''] = /## Kaldets indhold[\s\S]*?```json\n([\s\S]*?)```/.exec(text) ?? [];
	expect(JSON.parse(body)).toMatchObject({ channel: 'sms' });
});

test('the feed of an author’s former slug redirects to the current one', async ({ request }) => {
	const html = await (await request.get('/blog')).text();
	const [, author = ''] = /\/blog\/author\/[\w-]+-(\d+)/.exec(html) ?? [];
	const response = await request.get(`/blog/author/somebody-${author}/feed.xml`, {
		maxRedirects: 0,
	});
	expect(response.status()).toBe(301);
	const path = response.headers().location ?? '';
	expect(html).toContain(path.replace('/feed.xml', ''));
	expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
});

test('the data of a page is served as JSON with its build; a missing page returns a 404 error as JSON', async ({
	request,
}) => {
	const { id } = await (await request.get('/builds/latest.json')).json();
	for (const path of ['', '/da', '/about', '/da/blog']) {
		const response = await request.get(`${path}/_payload.json?${id}`);
		expect(response.headers()['content-type']).toContain('application/json');
		const { buildId, data } = await response.json();
		expect(buildId).toBe(id);
		const page = await (await request.get(`${path || '/'}?a=b`)).text();
		const title = /<title>([^<·]+)/.exec(page)?.[1]?.trim().replaceAll('&amp;', '&');
		expect(JSON.stringify(data), path).toContain(title);
	}
	const missingPage = await request.get(`/no-such-page/_payload.json?${id}`);
	expect(missingPage.status()).toBe(404);
	expect((await missingPage.json()).error).toMatchObject({
		status: 404,
		data: { path: '/no-such-page' },
	});
});
