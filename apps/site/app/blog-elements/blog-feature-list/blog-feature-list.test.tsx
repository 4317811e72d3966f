import { expect, test } from 'vitest';
import { renderMarkup } from '~/testing/render';
import { BlogFeatureList } from './blog-feature-list';
import { example } from './example';

test('is a list with a heading at the level the article has reached', () => {
	const html = renderMarkup(<BlogFeatureList element={example} headingLevel={3} />);
	expect(html).toContain('<h3');
	expect(html.match(/<li/g)).toHaveLength(2);
	expect(html).toContain('Count the segments');
});

test('needs no heading', () => {
	const html = renderMarkup(
		<BlogFeatureList element={{ ...example, heading: '' }} headingLevel={3} />,
	);
	expect(html).not.toContain('<h3');
});
