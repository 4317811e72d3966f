import { expect, test } from 'vitest';
import { example as heading } from '~/blog-elements/blog-heading/example';
import { example as quote } from '~/blog-elements/blog-quote/example';
import { articleOutline } from './article-outline';

const section = { ...heading, anchor: 'a', text: 'A' };
const subsection = { ...heading, anchor: 'b', text: 'B', level: 3 };

test('nests subsections below their section', () => {
	expect(articleOutline([section, quote, subsection])).toEqual([
		{ anchor: 'a', text: 'A', children: [{ anchor: 'b', text: 'B', children: [] }] },
	]);
});

test('lists a subsection without a section at the top level', () => {
	expect(articleOutline([subsection])).toEqual([{ anchor: 'b', text: 'B', children: [] }]);
});
