import { expect, test } from '../support/test.ts';

for (const [prefix, words] of [
	['', ['# Vimplo', '## Pages', '/pricing.md', '/prices/eur.json']],
	['/da', ['## Sider', '/da/priser.md', '/prices/dkk.csv']],
	['/de', ['## Seiten', '/de/preise.md', '/de/docs.md']],
] as const) {
	test(`${prefix}/llms.txt lists pages as Markdown, and llms-full.txt contains them`, async ({
		request,
	}) => {
		// Dozens of pages, one after the other.
		test.slow();
		const textAt = async (path: string) => (await request.get(path)).text();
		const list = `${prefix}/llms.txt`;
		const text = await textAt(list);
		for (const word of words) expect(text).toContain(word);
		const pathsIn = (part: string) =>
			[...part.matchAll(/\]\((\S+\.md)\)/g)].map(([, url = '']) => new URL(url).pathname);
		// llms-full.txt omits the optional part (llmstxt.org): two hundred country pages of the same kind.
		const [required = '', optional = ''] = text.split('\n## Optional\n');
		const paths = pathsIn(required);
		expect(paths.length).toBeGreaterThan(20);
		const countries = pathsIn(optional);
		expect(countries.length).toBeGreaterThan(100);
		const check = async (path: string, fullText?: string) => {
			const response = await request.get(path);
			const markdown = await response.text();
			// Other tests publish and delete pages meanwhile: a deleted page must be missing from the current list.
			if (response.status() !== 200)
				return expect(await textAt(list), `${response.status()}`).not.toContain(`${path})`);
			expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
			expect(markdown, path).toMatch(/^# \S/m);
			expect(markdown, path).not.toMatch(/<(?:div|span|svg|section)|undefined|\[object|&#x/);
			if (fullText !== undefined) expect(fullText, path).toContain(markdown.trim());
		};
		for (const path of [...paths, ...countries.slice(0, 1), ...countries.slice(-1)])
			await expect(() => check(path), path).toPass();
		// The pages are cached by now: llms-full.txt is cut off after ten seconds of rendering. Pages may change during the request.
		await expect(async () => {
			const fullText = await textAt(`${prefix}/llms-full.txt`);
			for (const path of paths) await check(path, fullText);
		}).toPass();
	});
}

test('an article links to its oEmbed document', async ({ request }) => {
	const html = await (await request.get('/da/blog/sms-pumping-kunstigt-oppustet-trafik')).text();
	const path = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? '';
	expect(path).toBe('/da/blog/sms-pumping-kunstigt-oppustet-trafik/oembed.json');
	const embed = await (await request.get(path)).json();
	expect(embed).toMatchObject({ version: '1.0', type: 'link', provider_name: 'Vimplo' });
	const picture = await request.get(new URL(embed.thumbnail_url).pathname);
	expect(picture.headers()['content-type']).toBe('image/png');
	const small = await (await request.get(`${path}?maxwidth=400`)).json();
	expect(small).toMatchObject({ title: embed.title });
	expect(small).not.toHaveProperty('thumbnail_url');
	expect((await request.get('/blog/nowhere/oembed.json')).status()).toBe(404);
});

test('a page links to its Markdown, which contains the prices', async ({ request }) => {
	const html = await (await request.get('/pricing')).text();
	expect(html).toContain('<link rel="alternate" type="text/markdown" href="/pricing.md"/>');
	const negotiated = await request.get('/pricing', { headers: { accept: 'text/markdown' } });
	expect(await negotiated.text()).toMatch(/\| Standard route per segment +\| €0\.\d{4} +\|/);
});

test('the Markdown of a form lists its fields, and the Markdown of a search its results', async ({
	request,
}) => {
	const form = await (await request.get('/contact.md')).text();
	expect(form).toMatch(/^- Your message$/m);
	expect(form).toMatch(/^\[Send the message\]\(\S+\/contact#form-\w+\)$/m);
	const markdown = await (await request.get('/da/search.md?q=nordpakke')).text();
	expect(markdown).toContain('/da/kunder/nordpakke)');
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

test('the security page and security.txt have the same contact address', async ({ request }) => {
	const text = await (await request.get('/.well-known/security.txt')).text();
	const [, contact = ''] = /^Contact: (mailto:\S+)$/m.exec(text) ?? [];
	expect(await (await request.get('/about/security')).text()).toContain(`href="${contact}"`);
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

test('the site serves no OpenAPI document: the OpenAPI-enabled flag is false', async ({
	request,
}) => {
	for (const path of ['/_openapi.json', '/openapi.json', '/_scalar', '/_swagger']) {
		expect((await request.get(path)).status(), path).toBe(404);
	}
});
