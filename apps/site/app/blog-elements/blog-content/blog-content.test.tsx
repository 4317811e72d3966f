import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render';
import { BlogContent } from './blog-content';
import { example } from './example';

test('shows the text as the editor marked it up', () => {
	expect(renderHtml(<BlogContent element={example} />)).toContain(example.content);
});

test('leaves no empty box behind', () => {
	expect(renderHtml(<BlogContent element={{ ...example, content: ' ' }} />)).toBe('');
});
