import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogSignature } from './blog-signature';
import { example } from './example';

test('shows the author beside a portrait of 34 by 34 pixels', () => {
	const html = renderMarkup(<BlogSignature element={example} />);
	expect(html).toContain('Deliverability desk');
	expect(html).toMatch(/width="34" height="34" alt=""/);
});

test('renders a text without an author, and nothing without both', () => {
	expect(renderMarkup(<BlogSignature element={{ ...example, author: null }} />)).toContain(
		example.text,
	);
	expect(renderMarkup(<BlogSignature element={{ ...example, author: null, text: '' }} />)).toBe('');
});
