// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { withHeadingIds } from './heading-ids';
import { partsOf, RichTextSection } from './rich-text';

describe('RichTextSection', () => {
	it('links to its second-level headings', () => {
		const container = renderHtml(<RichTextSection section={example} />);
		expect(texts(container, 'nav a')).toEqual(['Who we are', 'What we keep & why']);
		for (const link of container.querySelectorAll('nav a')) {
			expect(
				container.querySelector(`h2[id="${link.getAttribute('href')?.slice(1)}"]`),
			).not.toBeNull();
		}
	});

	it('renders no table of contents if it is disabled or there is only one heading', () => {
		const disabled = renderHtml(
			<RichTextSection section={{ ...example, tableOfContents: false }} />,
		);
		expect(disabled.querySelector('nav')).toBeNull();
		const single = renderHtml(
			<RichTextSection section={{ ...example, content: '<h2>One</h2>' }} />,
		);
		expect(single.querySelector('nav')).toBeNull();
	});
});

it('does not split a text with columns', () => {
	const content = '<div class="block-columns"><div class="block-column"><h2>A</h2></div></div>';
	const container = renderHtml(
		<RichTextSection section={{ ...example, content, tableOfContents: false }} />,
	);
	expect(container.querySelector('.prose > .block-columns > .block-column > h2')).not.toBeNull();
});

describe('withHeadingIds', () => {
	it('keeps existing ids and makes new ones unique', () => {
		const { headings } = withHeadingIds(
			'<h2 id="kept">A</h2><h2>Über uns</h2><h2>Über uns</h2><h2><em>&amp;</em></h2>',
		);
		expect(headings.map((heading) => heading.id)).toEqual([
			'kept',
			'über-uns',
			'über-uns-2',
			'part',
		]);
	});

	it('changes no other markup', () => {
		expect(withHeadingIds('<p>Text</p><h3>Third</h3>').html).toBe('<p>Text</p><h3>Third</h3>');
	});
});

describe('partsOf', () => {
	it('splits at second-level headings and loses no text', () => {
		const html = '<p>Before</p><h2 id="a">A</h2><p>One</p><h3>a</h3><h2 id="b">B</h2><ul></ul>';
		const parts = partsOf(html);
		expect(parts).toEqual([
			{ heading: '', text: '<p>Before</p>' },
			{ heading: '<h2 id="a">A</h2>', text: '<p>One</p><h3>a</h3>' },
			{ heading: '<h2 id="b">B</h2>', text: '<ul></ul>' },
		]);
		expect(parts.map(({ heading, text }) => heading + text).join('')).toBe(html);
	});
});
