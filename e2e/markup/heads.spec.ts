import { expect, test } from '@playwright/test';
import { isArticle } from '../support/demo-pages.ts';
import { languages } from '../support/languages.ts';
import { fetchPages } from './fetch-pages.ts';

// These tests read the server's responses without a browser.

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

const isDocument = (path: string) => !path.includes('/no') && !path.includes('?');

test('every page has its own title, its own description and complete metadata', async ({
	request,
}) => {
	const titles = new Map<string, string>();
	const descriptions = new Map<string, string>();
	const faults: string[] = [];
	for (const language of languages) {
		for (const [path, html] of await fetchPages(request, language)) {
			if (!isDocument(path)) continue;
			const meta = metaOf(html);
			const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
			const description = meta.get('description') ?? '';
			const report = (fault: string) => faults.push(`${path}: ${fault}`);
			if (title === '') report('no title');
			if (titles.has(title) && title !== viewerTitle) report(`title of ${titles.get(title)}`);
			if (description.length < 50) report(`the description "${description}" is too short`);
			// URLs below the docs return the same document; its canonical URL is the root of the docs.
			if (descriptions.has(description) && !path.includes('/docs/')) {
				report(`description of ${descriptions.get(description)}`);
			}
			titles.set(title, path);
			descriptions.set(description, path);
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
				if (!meta.get(name)) report(`no ${name}`);
			}
			const hasTimes = [...meta.keys()].some((name) => name.startsWith('article:'));
			if (hasTimes !== isArticle(path)) report('only articles have article:* metadata');
			if (html.includes('#openchat')) report('links to the chat, which is not configured');
		}
	}
	expect(faults).toEqual([]);
});

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
