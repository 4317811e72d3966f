import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogSlider } from './blog-slider';
import { example } from './example';

test('labels the carousel with its heading and shows every picture with its caption', () => {
	const html = renderMarkup(<BlogSlider element={example} headingLevel={3} />);
	expect(html).toContain('aria-label="One delay, told two ways"');
	expect(html.match(/<img /g)).toHaveLength(2);
	expect(html).toContain('As SMS: everything is in the text.');
});

test('labels the carousel in the page’s language if it has no heading', () => {
	const html = renderMarkup(<BlogSlider element={{ ...example, heading: '' }} headingLevel={3} />, {
		locale: 'de',
	});
	expect(html).toContain('aria-label="Bilder"');
});

test('renders nothing without pictures', () => {
	expect(renderMarkup(<BlogSlider element={{ ...example, slides: [] }} headingLevel={3} />)).toBe(
		'',
	);
});
