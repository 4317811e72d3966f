import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { pageTypes } from '../support/languages.ts';

/** What the pictures of a home page may weigh together, in bytes as sent. */
const mostBytes = 30_000;

/** An answer's body as it is sent, for Playwright would unpack it. */
function sentBytes(address: string): Promise<number> {
	return new Promise((resolve, reject) => {
		get(address, { headers: { 'accept-encoding': 'gzip, br' } }, async (response) => {
			expect(response.statusCode, address).toBe(200);
			response.setEncoding('latin1');
			resolve((await text(response)).length);
		}).on('error', reject);
	});
}

// No `page`, so no browser: this reads what the server sends, pictures that are only loaded on scrolling included.
for (const path of pageTypes.home) {
	test(`the pictures of ${path} weigh 30 KB at most`, async ({ request }) => {
		// Dozens of pictures, made when they are first asked for.
		test.slow();
		const html = await (await request.get(path)).text();
		const pictures = [...html.matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, src = '']) => src);
		expect(new Set(pictures).size).toBeGreaterThan(10);
		let bytes = 0;
		for (const picture of new Set(pictures))
			bytes += await sentBytes(
				new URL(picture.replaceAll('&amp;', '&'), process.env.E2E_SITE_URL).href,
			);
		expect(bytes).toBeLessThanOrEqual(mostBytes);
	});
}
