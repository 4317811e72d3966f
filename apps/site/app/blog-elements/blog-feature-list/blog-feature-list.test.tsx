import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogFeatureList } from './blog-feature-list';
import { example } from './example';

test('renders a list with a heading of the given level', () => {
	const html = renderMarkup(<BlogFeatureList element={example} headingLevel={3} />);
	expect(html).toContain('<h3');
	expect(html.match(/<li/g)).toHaveLength(2);
	expect(html).toContain('Count the segments');
});

test('renders no heading if it is empty', () => {
	const html = renderMarkup(
		<BlogFeatureList element={{ ...example, heading: '' }} headingLevel={3} />,
	);
	expect(html).not.toContain('<h3');
});
