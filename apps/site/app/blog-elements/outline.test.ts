import { expect, test } from 'vitest';
import { example as content } from './blog-content/example';
import { example as heading } from './blog-heading/example';
import { example as quote } from './blog-quote/example';
import { headingLevels } from './outline';

const subheading = { ...heading, level: 3 };

test('gives an element before the first heading level 2', () => {
	expect(headingLevels([quote, heading])).toEqual([2, 2]);
});

test('gives an element the level below the heading above it', () => {
	expect(headingLevels([heading, quote, subheading, quote])).toEqual([2, 3, 3, 4]);
});

test('counts headings inside a text', () => {
	const text = { ...content, content: '<h2>One</h2><p>…</p><h3 id="x">Two</h3>' };
	expect(headingLevels([text, quote])).toEqual([2, 4]);
});
