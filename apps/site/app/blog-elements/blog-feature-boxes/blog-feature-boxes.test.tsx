import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogFeatureBoxes } from './blog-feature-boxes';
import { example } from './example';

test('shows the boxes in the editor’s number of columns', () => {
	const html = renderMarkup(<BlogFeatureBoxes element={example} headingLevel={3} />);
	expect(html.match(/xl:col-span-4/g)).toHaveLength(3);
	expect(html.match(/<li/g)).toHaveLength(3);
});

test('renders the headings of boxes one level below their common heading', () => {
	const html = renderMarkup(<BlogFeatureBoxes element={example} headingLevel={3} />);
	expect(html).toMatch(/<h3[^>]*>Three channels/);
	expect(html).toMatch(/<h4[^>]*>SMS/);
});

test('skips no heading level without a common heading', () => {
	const html = renderMarkup(
		<BlogFeatureBoxes element={{ ...example, heading: '' }} headingLevel={3} />,
	);
	expect(html).toMatch(/<h3[^>]*>SMS/);
});
