import { expect, test } from 'vitest';
import { example as content } from './blog-content/example';
import { example as heading } from './blog-heading/example';
import { spaceBefore } from './rhythm';

test('adds no space before the first element', () => {
	expect(spaceBefore(heading, undefined)).toBe('');
});

test('adds less space after a heading than before it', () => {
	expect(spaceBefore(content, heading)).toBe('mt-4 md:mt-5');
	expect(spaceBefore(heading, content)).toBe('mt-14 md:mt-20');
});
