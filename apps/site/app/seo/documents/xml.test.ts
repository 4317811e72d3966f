import { expect, test } from 'vitest';
import { element, xmlDocument } from './xml';

test('escapes text and attributes, keeps elements', () => {
	const tree = element('a', { href: '?x=1&y=2', rel: undefined }, '1 < 2', element('b', {}));
	expect(tree.markup).toBe('<a href="?x=1&amp;y=2">1 &lt; 2<b/></a>');
});

test('declares the encoding of a document', () => {
	expect(xmlDocument(element('a', {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});
