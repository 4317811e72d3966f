import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogContent } from './blog-content';
import { example } from './example';

test('shows the text as the editor marked it up', () => {
	expect(renderMarkup(<BlogContent element={example} />)).toContain(example.content);
});

test('renders no empty box', () => {
	expect(renderMarkup(<BlogContent element={{ ...example, content: ' ' }} />)).toBe('');
});
