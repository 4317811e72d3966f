import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render';
import { BlogSlider } from './blog-slider';
import { example } from './example';

test('is named by its heading and shows every picture with its caption', () => {
	const html = renderHtml(<BlogSlider element={example} headingLevel={3} />);
	expect(html).toContain('aria-label="One delay, told two ways"');
	expect(html.match(/<img /g)).toHaveLength(2);
	expect(html).toContain('As SMS: everything is in the text.');
});

test('has a name in the page’s language without a heading', () => {
	const html = renderHtml(
		<BlogSlider element={{ ...example, heading: '' }} headingLevel={3} />,
		'/de/blog/artikel',
	);
	expect(html).toContain('aria-label="Bilder"');
});

test('is left out without pictures', () => {
	expect(renderHtml(<BlogSlider element={{ ...example, slides: [] }} headingLevel={3} />)).toBe('');
});
