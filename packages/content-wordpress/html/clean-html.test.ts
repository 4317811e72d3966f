import { expect, it } from 'vitest';
import { Addresses, wordPressLocation } from '../catalog/addresses.ts';
import { Catalog } from '../catalog/catalog.ts';
import { optionsOf } from '../wpgraphql/site-languages.ts';
import { cleanHtml } from './clean-html.ts';

const settings = { title: '', description: '', url: null, language: 'en', timezone: '' };
const catalog = new Catalog(
	{ entries: [], categories: [] },
	optionsOf(undefined, new Set(), settings),
);
const origin = 'https://cms.example';
const clean = (html: string) =>
	cleanHtml(html, new Addresses(wordPressLocation(origin, `${origin}/graphql`), catalog));

it('keeps blank lines and indentation of preformatted text only', () => {
	const code = '<pre><code>if (a) {\n\n\n    b();\n}\n\n</code></pre>';
	expect(clean(`<p>A</p>\n\n\n\n${code}\n\n\n\n<p>B</p>\n`)).toBe(`<p>A</p>\n${code}\n<p>B</p>`);
});

const file = `${origin}/wp-content/uploads/a.jpg`;
const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

it.each([
	// WP Rocket
	`<img width="9" height="6" src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%3E%3C/svg%3E" alt="A" data-lazy-src="${file}" /><noscript><img width="9" height="6" src="${file}" alt="A" /></noscript>`,
	// Autoptimize
	`<noscript><img width="9" height="6" src="${file}" alt="A" /></noscript><img class="lazyload" width="9" height="6" src='${placeholder}' data-src="${file}" alt="A" />`,
	// a3 Lazy Load
	`<img src="//cms.example/wp-content/plugins/a3-lazy-load/assets/images/lazy_placeholder.gif" data-lazy-type="image" data-src="${file}" width="9" height="6" alt="A" />`,
	// A placeholder without the URL
	`<img src="${placeholder}" alt="A" /><noscript><img width="9" height="6" src="${file}" alt="A" /></noscript>`,
])('shows a lazily loaded picture once', (html) => {
	const pictures = [...clean(html).matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
	expect(pictures).toHaveLength(1);
	expect(pictures[0]).toContain(`src="${file}"`);
	expect(pictures[0]).toContain('width="9"');
});

it('keeps details as details', () => {
	const details = '<details open><summary>More</summary><p>Text</p></details>';
	expect(
		clean(
			'<details class="wp-block-details is-layout-flow" open><summary>More</summary><p>Text</p></details>',
		),
	).toBe(details);
});
