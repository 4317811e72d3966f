import { expect, test } from '../support/test.ts';

test('the sitemaps name every page, and each of their addresses answers 200', async ({
	request,
}) => {
	const named = async (path: string) => {
		const xml = await (await request.get(path)).text();
		return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
			(match) => new URL(match[1] ?? '').pathname,
		);
	};
	const sitemaps = await named('/sitemap.xml');
	expect(sitemaps).toEqual(['/sitemap-en.xml', '/sitemap-da.xml', '/sitemap-de.xml']);
	const addresses = (await Promise.all(sitemaps.map(named))).flat();
	expect(addresses).toContain('/da/om-os/sikkerhed');
	expect(addresses).toContain('/blog/webhooks-that-survive');
	expect(addresses).not.toContain('/de/ueber-uns/job');
	expect(new Set(addresses).size).toBe(addresses.length);
	for (const address of addresses) {
		expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
	}
});

test('robots.txt names the sitemap', async ({ request }) => {
	const text = await (await request.get('/robots.txt')).text();
	expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

for (const [path, language] of [
	['/blog/feed.xml', 'en'],
	['/da/blog/feed.xml', 'da'],
	['/de/blog/feed.xml', 'de'],
]) {
	test(`${path} is a feed of the twelve articles`, async ({ request, page }) => {
		const response = await request.get(path ?? '');
		expect(response.headers()['content-type']).toContain('xml');
		const xml = await response.text();
		expect(xml).toContain(`xml:lang="${language}`);
		expect(xml.match(/<entry>/g)?.length).toBe(12);
		const error = await page.evaluate(
			(text) =>
				new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')?.textContent,
			xml,
		);
		expect(error).toBeUndefined();
	});
}

test('an article says what it is', async ({ page }) => {
	await page.goto('/de/blog/spf-dkim-dmarc-einrichten');
	const graph = JSON.parse(
		(await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
	);
	const types = graph['@graph'].map((node: { '@type': string }) => node['@type']);
	expect(types).toEqual(
		expect.arrayContaining(['Article', 'BreadcrumbList', 'Organization', 'WebSite']),
	);
	await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
	const image = await page.locator('meta[property="og:image"]').first().getAttribute('content');
	const response = await page.request.get(new URL(image ?? '').pathname);
	expect(response.status()).toBe(200);
	expect(response.headers()['content-type']).toBe('image/png');
});

test('questions and products are structured data', async ({ page }) => {
	await page.goto('/pricing');
	const graph = JSON.parse(
		(await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
	);
	const types = graph['@graph'].map((node: { '@type': string }) => node['@type']);
	expect(types).toEqual(expect.arrayContaining(['FAQPage', 'Product']));
});
