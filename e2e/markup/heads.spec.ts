import { expect, test } from '@playwright/test';
import { isArticle } from '../support/demo-pages.ts';
import { languages } from '../support/languages.ts';
import { readPages } from './read-pages.ts';

// No `page`, so no browser: these read what the server sends.

/** The docs viewer's title is the same in every language (specification section 1). */
const viewerTitle = 'API Documentation by Scalar';

/** The content of a page's `meta` elements, by name or property. */
function metaOf(html: string): Map<string, string> {
	return new Map(
		[...html.matchAll(/<meta (?:name|property)="([^"]+)"[^>]*? content="([^"]*)"/g)].map(
			([, name = '', content = '']) => [name, content],
		),
	);
}

const isDocument = (address: string) => !address.includes('/no') && !address.includes('?');

test('every page says in its head what it is, in words of its own', async ({ request }) => {
	const titles = new Map<string, string>();
	const descriptions = new Map<string, string>();
	const faults: string[] = [];
	for (const language of languages) {
		for (const [address, html] of await readPages(request, language)) {
			if (!isDocument(address)) continue;
			const meta = metaOf(html);
			const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
			const description = meta.get('description') ?? '';
			const note = (fault: string) => faults.push(`${address}: ${fault}`);
			if (title === '') note('no title');
			if (titles.has(title) && title !== viewerTitle) note(`title of ${titles.get(title)}`);
			if (description.length < 50) note(`"${description}" describes little`);
			// Addresses below the docs are the same document; the root is canonical.
			if (descriptions.has(description) && !address.includes('/docs/')) {
				note(`description of ${descriptions.get(description)}`);
			}
			titles.set(title, address);
			descriptions.set(description, address);
			for (const name of [
				'og:title',
				'og:description',
				'og:url',
				'og:type',
				'og:site_name',
				'og:image',
				'og:locale',
				'twitter:card',
			]) {
				if (!meta.get(name)) note(`no ${name}`);
			}
			const hasTimes = [...meta.keys()].some((name) => name.startsWith('article:'));
			if (hasTimes !== isArticle(address))
				note('article:* belongs to articles and to nothing else');
			if (html.includes('#openchat')) note('offers a chat, and there is none');
		}
	}
	expect(faults).toEqual([]);
});

for (const { prefix, tag } of languages) {
	test(`icons and manifest are there: ${tag}`, async ({ request }) => {
		const html = await (await request.get(`${prefix}/about`)).text();
		const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
		expect(named.length).toBe(3);
		const manifest = await request.get(`${prefix}/manifest.webmanifest`);
		expect(manifest.headers()['content-type']).toContain('application/manifest+json');
		const { lang, start_url, icons } = await manifest.json();
		expect({ lang, start_url }).toEqual({ lang: tag, start_url: prefix || '/' });
		expect(html).toContain(`<link rel="manifest" href="${prefix}/manifest.webmanifest"/>`);
		expect(html.match(/<meta name="theme-color"/g)?.length).toBe(2);
		const paths = [
			...named.map(([, path]) => path),
			...icons.map(({ src }: { src: string }) => src),
		];
		for (const path of paths) {
			const icon = await request.get(path);
			expect(icon.status(), path).toBe(200);
			expect(icon.headers()['content-type'], path).toMatch(/^image\//);
		}
	});
}
