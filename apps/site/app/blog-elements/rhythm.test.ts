import { expect, test } from 'vitest';
import { example as content } from './blog-content/example';
import { example as heading } from './blog-heading/example';
import { spaceBefore } from './rhythm';

test('nothing above the first element', () => {
	expect(spaceBefore(heading, undefined)).toBe('');
});

test('a text is nearer to its heading than the heading is to the text before it', () => {
	expect(spaceBefore(content, heading)).toBe('mt-4 md:mt-5');
	expect(spaceBefore(heading, content)).toBe('mt-14 md:mt-20');
});
