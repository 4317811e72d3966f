import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render';
import { BlogSignature } from './blog-signature';
import { example } from './example';

test('names the author beside a portrait of 34 by 34 pixels', () => {
	const html = renderHtml(<BlogSignature element={example} />);
	expect(html).toContain('Deliverability desk');
	expect(html).toMatch(/width="34" height="34" alt=""/);
});

test('stands without an author, and vanishes without anything to say', () => {
	expect(renderHtml(<BlogSignature element={{ ...example, author: null }} />)).toContain(
		example.text,
	);
	expect(renderHtml(<BlogSignature element={{ ...example, author: null, text: '' }} />)).toBe('');
});
