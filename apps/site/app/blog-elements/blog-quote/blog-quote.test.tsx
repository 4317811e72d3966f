import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogQuote } from './blog-quote';
import { example } from './example';

test('marks up the quotation and shows its source', () => {
	const html = renderMarkup(<BlogQuote element={example} />);
	expect(html).toMatch(/<blockquote[^>]*><q>The card/);
	expect(html).toMatch(/<figcaption[^>]*>Head of operations, a ferry line/);
});
