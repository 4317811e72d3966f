import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogMedia } from './blog-media';
import { example } from './example';

test('shows a picture with its alternative text, size and caption', () => {
	const html = renderMarkup(<BlogMedia element={example} />);
	expect(html).toContain('alt="160 small squares beside 70 large ones"');
	expect(html).toContain('width="1200" height="675"');
	expect(html).toContain('<figcaption');
});

test('applies border and width', () => {
	const bordered = renderMarkup(<BlogMedia element={example} />);
	const plain = renderMarkup(<BlogMedia element={{ ...example, border: false, width: 'full' }} />);
	expect(bordered).toContain('border-fg');
	expect(plain).not.toContain('border-fg');
	expect(plain).toContain('max-w-none');
});

test('renders a video with controls and without autoplay', () => {
	const media = example.media && { ...example.media, mimeType: 'video/mp4' };
	const html = renderMarkup(<BlogMedia element={{ ...example, media }} />);
	expect(html).toMatch(/<video controls=""/);
	expect(html).not.toContain('autoplay');
});

test('renders nothing if the picture was deleted', () => {
	expect(renderMarkup(<BlogMedia element={{ ...example, media: null }} />)).toBe('');
});
