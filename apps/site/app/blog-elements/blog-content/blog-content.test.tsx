import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogContent } from './blog-content';
import { example } from './example';

test('renders the editor’s HTML', () => {
	expect(renderMarkup(<BlogContent element={example} />)).toContain(example.content);
});

test('renders nothing for a blank text', () => {
	expect(renderMarkup(<BlogContent element={{ ...example, content: ' ' }} />)).toBe('');
});
