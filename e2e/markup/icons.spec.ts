import { expect, test } from '@playwright/test';
import { languages } from '../support/languages.ts';

// Reads the server's responses without a browser.
test('icons and manifest are served in every language', async ({ request }) => {
	for (const { prefix, tag } of languages) {
		const html = await (await request.get(`${prefix}/about`)).text();
		const iconLinks = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
		expect(iconLinks.length).toBe(3);
		const manifest = await request.get(`${prefix}/manifest.webmanifest`);
		expect(manifest.headers()['content-type']).toContain('application/manifest+json');
		const { lang, start_url, icons } = await manifest.json();
		expect({ lang, start_url }).toEqual({ lang: tag, start_url: prefix || '/' });
		expect(html).toContain(`<link rel="manifest" href="${prefix}/manifest.webmanifest"/>`);
		expect(html.match(/<meta name="theme-color"/g)?.length).toBe(2);
		const paths = [
			...iconLinks.map(([, path]) => path),
			...icons.map(({ src }: { src: string }) => src),
		];
		for (const path of paths) {
			const icon = await request.get(path);
			expect(icon.status(), path).toBe(200);
			expect(icon.headers()['content-type'], path).toMatch(/^image\//);
		}
	}
});
