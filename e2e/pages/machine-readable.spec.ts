import { expect, test } from '../support/test.ts';

/** A text without the lines that tell a time of day: the status page says when it was made, and is made again by itself. */
const timeless = (text: string) => text.replace(/^.*\d{2}:\d{2} UTC.*$/gm, '').trim();

for (const [prefix, words] of [
	['', ['# Vimplo', '## Pages', '/pricing.md', '/prices/eur.json']],
	['/da', ['## Sider', '/da/priser.md', '/prices/dkk.csv']],
	['/de', ['## Seiten', '/de/preise.md', '/de/docs.md']],
] as const) {
	test(`${prefix}/llms.txt names pages that are there as Markdown, and one text holds them all`, async ({
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
		// What is optional stands in no text of them all (llmstxt.org): two hundred pages of countries, all made alike.
		const [needed = '', optional = ''] = text.split('\n## Optional\n');
		const paths = pathsIn(needed);
		expect(paths.length).toBeGreaterThan(20);
		const countries = pathsIn(optional);
		expect(countries.length).toBeGreaterThan(100);
		const check = async (path: string, whole?: string) => {
			const response = await request.get(path);
			const markdown = await response.text();
			// Other tests publish pages and take them away meanwhile: the list then no longer names them.
			if (response.status() !== 200)
				return expect(await textAt(list), `${response.status()}`).not.toContain(`${path})`);
			expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
			expect(markdown, path).toMatch(/^# \S/m);
			expect(markdown, path).not.toMatch(/<(?:div|span|svg|section)|undefined|\[object|&#x/);
			if (whole !== undefined) expect(timeless(whole), path).toContain(timeless(markdown));
		};
		for (const path of [...paths, ...countries.slice(0, 1), ...countries.slice(-1)])
			await expect(() => check(path), path).toPass();
		// The pages are made by now: a text of pages that still have to be made ends after ten seconds. They may change while it is read.
		await expect(async () => {
			const whole = await textAt(`${prefix}/llms-full.txt`);
			for (const path of paths) await check(path, whole);
		}).toPass();
	});
}

test('an article names what others show of it', async ({ request }) => {
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

test('a page names its Markdown, which has the figures of the price list', async ({ request }) => {
	const html = await (await request.get('/pricing')).text();
	expect(html).toContain('<link rel="alternate" type="text/markdown" href="/pricing.md"/>');
	const negotiated = await request.get('/pricing', { headers: { accept: 'text/markdown' } });
	expect(await negotiated.text()).toMatch(/\| Standard route per segment +\| €0\.\d{4} +\|/);
});

test('the Markdown of a form says what it asks for, and that of a search what was found', async ({
	request,
}) => {
	const form = await (await request.get('/contact.md')).text();
	expect(form).toMatch(/^- Your message$/m);
	expect(form).toMatch(/^\[Send the message\]\(\S+\/contact#form-\w+\)$/m);
	const markdown = await (await request.get('/da/search.md?q=nordpakke')).text();
	expect(markdown).toContain('/da/kunder/nordpakke)');
});

test('the Markdown of an operation shows bodies of its requests', async ({ request }) => {
	const text = await (await request.get('/da/docs/tag/messages/post/v1/messages.md')).text();
	const [, body = ''] = /## Kaldets indhold[\s\S]*?```json\n([\s\S]*?)```/.exec(text) ?? [];
	expect(JSON.parse(body)).toMatchObject({ channel: 'sms' });
});

test('the feed of an author at a former address leads to the present one', async ({ request }) => {
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

test('who finds a security fault is told the same address by the page about it and by security.txt', async ({
	request,
}) => {
	const text = await (await request.get('/.well-known/security.txt')).text();
	const [, contact = ''] = /^Contact: (mailto:\S+)$/m.exec(text) ?? [];
	expect(await (await request.get('/about/security')).text()).toContain(`href="${contact}"`);
});

test('the data of a page is JSON too, by the build it was made with; a missing page says so', async ({
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
	const missing = await request.get(`/no-such-page/_payload.json?${id}`);
	expect(missing.status()).toBe(404);
	expect((await missing.json()).error).toMatchObject({
		status: 404,
		data: { path: '/no-such-page' },
	});
});

test('the site describes no API of its own: the OpenAPI-enabled flag is false', async ({
	request,
}) => {
	for (const path of ['/_openapi.json', '/openapi.json', '/_scalar', '/_swagger']) {
		expect((await request.get(path)).status(), path).toBe(404);
	}
});
