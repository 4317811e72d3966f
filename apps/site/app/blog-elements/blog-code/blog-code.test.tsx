import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogCode } from './blog-code';
import { example } from './example';

test('highlights the code in the HTML', () => {
	const html = renderMarkup(<BlogCode element={example} />);
	expect(html).toContain('JavaScript');
	expect(html).toMatch(/<span[^>]*>const<\/span>/);
	expect(html).toMatch(/<span[^>]*>\/\/ anything outside GSM-7[^<]*<\/span>/);
});

test('makes the code scrollable by keyboard', () => {
	expect(renderMarkup(<BlogCode element={example} />)).toContain('<pre tabindex="0"');
});

test('escapes markup in the code', () => {
	const html = renderMarkup(
		<BlogCode element={{ ...example, language: 'html', code: '<script>alert(1)</script>' }} />,
	);
	expect(html).not.toContain('<script');
});
