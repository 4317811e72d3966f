import { escapeHtml } from '@website/contracts/escape-html';
import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test.each([escapeHtml, escapeXml])(
	'escapes all characters with a meaning in markup',
	(escapeText) => {
		expect(escapeText(`<a b="c">'&'`)).toBe('&lt;a b=&quot;c&quot;&gt;&#39;&amp;&#39;');
	},
);

test('drops characters that XML does not allow, and keeps other Unicode characters', () => {
	expect(escapeXml('a\u0000\u000b\ud800b\n🚩æ')).toBe('a b\n🚩æ');
});
