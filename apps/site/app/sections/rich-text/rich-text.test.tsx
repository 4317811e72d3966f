// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { withHeadingIds } from './heading-ids';
import { partsOf } from './parts-of';
import { RichTextSection } from './rich-text';

describe('RichTextSection', () => {
	it('lists its second-level headings and leads to them', () => {
		const container = renderHtml(<RichTextSection section={example} />);
		expect(texts(container, 'nav a')).toEqual(['Who we are', 'What we keep & why']);
		for (const link of container.querySelectorAll('nav a')) {
			expect(
				container.querySelector(`h2[id="${link.getAttribute('href')?.slice(1)}"]`),
			).not.toBeNull();
		}
	});

	it('has no table of contents unless asked, nor for a single heading', () => {
		const without = renderHtml(
			<RichTextSection section={{ ...example, tableOfContents: false }} />,
		);
		expect(without.querySelector('nav')).toBeNull();
		const single = renderHtml(
			<RichTextSection section={{ ...example, content: '<h2>One</h2>' }} />,
		);
		expect(single.querySelector('nav')).toBeNull();
	});
});

it('leaves a text with columns whole', () => {
	const content = '<div class="block-columns"><div class="block-column"><h2>A</h2></div></div>';
	const container = renderHtml(
		<RichTextSection section={{ ...example, content, tableOfContents: false }} />,
	);
	expect(container.querySelector('.prose > .block-columns > .block-column > h2')).not.toBeNull();
});

describe('withHeadingIds', () => {
	it('keeps ids that exist and makes the others unique', () => {
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

	it('changes nothing else', () => {
		expect(withHeadingIds('<p>Text</p><h3>Third</h3>').html).toBe('<p>Text</p><h3>Third</h3>');
	});
});

describe('partsOf', () => {
	it('keeps every word, each part with its heading', () => {
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
