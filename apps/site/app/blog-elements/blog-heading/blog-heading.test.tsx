import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogHeading } from './blog-heading';
import { example } from './example';

test('renders its anchor and its level', () => {
	const html = renderMarkup(<BlogHeading element={example} />);
	expect(html).toMatch(/^<h2 id="what-a-segment-is"/);
	expect(renderMarkup(<BlogHeading element={{ ...example, level: 3 }} />)).toMatch(/^<h3 /);
});

test('never renders an h1', () => {
	expect(renderMarkup(<BlogHeading element={{ ...example, level: 1 }} />)).not.toMatch(/^<h1/);
});
