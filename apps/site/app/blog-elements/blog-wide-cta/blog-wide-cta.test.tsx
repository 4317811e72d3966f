import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogWideCta } from './blog-wide-cta';
import { example } from './example';

test('renders a heading, a text and one link', () => {
	const html = renderMarkup(<BlogWideCta element={example} headingLevel={3} />);
	expect(html).toMatch(/<h3[^>]*>Which sender works where\?<\/h3>/);
	expect(html).toContain(example.text);
	expect(html.match(/<a /g)).toHaveLength(1);
});
