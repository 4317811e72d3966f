import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogCtaButton } from './blog-cta-button';
import { example } from './example';

test('links to the editor’s target', () => {
	const html = renderMarkup(<BlogCtaButton element={example} />);
	expect(html).toMatch(/<a [^>]*href="\/pricing"/);
	expect(html).toContain('See prices per country');
});

test('removes a javascript: URL and keeps the label (specification section 8)', () => {
	const link = { ...example.button.link, url: 'javascript:alert(1)' };
	const html = renderMarkup(
		<BlogCtaButton element={{ ...example, button: { ...example.button, link } }} />,
	);
	expect(html).not.toContain('href');
	expect(html).toContain('See prices per country');
});
