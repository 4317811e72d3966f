import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

/** The maximum total size of a home page's pictures, in transferred bytes. */
const maxBytes = 30_000;

/** The size of a response's body in transferred bytes. Playwright would decompress the body. */
function transferSize(url: string): Promise<number> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { 'accept-encoding': 'gzip, br' } }, async (response) => {
			expect(response.statusCode, url).toBe(200);
			response.setEncoding('latin1');
			resolve((await text(response)).length);
		}).on('error', reject);
	});
}

// Reads the server's responses without a browser, including pictures that a browser would load only on scrolling.
test('the pictures of the home page have 30 KB at most', async ({ request }) => {
	// Dozens of pictures, which are processed at the first request.
	test.slow();
	const html = await (await request.get('/')).text();
	const pictures = [...html.matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, src = '']) => src);
	expect(new Set(pictures).size).toBeGreaterThan(10);
	let bytes = 0;
	for (const picture of new Set(pictures))
		bytes += await transferSize(
			new URL(picture.replaceAll('&amp;', '&'), process.env.E2E_SITE_URL).href,
		);
	expect(bytes).toBeLessThanOrEqual(maxBytes);
});
