import { expect, test } from 'vitest';
import { element, escapeXml, xmlDocument } from './xml';

test('escapes everything that means something in XML', () => {
	expect(escapeXml(`<a b="c">'&'`)).toBe('&lt;a b=&quot;c&quot;&gt;&apos;&amp;&apos;');
});

test('drops characters XML does not allow, and keeps the rest of Unicode', () => {
	expect(escapeXml('a\u0000\u000b\ud800b\n🚩æ')).toBe('ab\n🚩æ');
});

test('escapes text and attributes, keeps elements', () => {
	const tree = element('a', { href: '?x=1&y=2', rel: undefined }, '1 < 2', element('b', {}));
	expect(tree.markup).toBe('<a href="?x=1&amp;y=2">1 &lt; 2<b/></a>');
});

test('a document says its encoding', () => {
	expect(xmlDocument(element('a', {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});
