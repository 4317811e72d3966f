import { expect, test } from 'vitest';
import { escapeHtml, escapeXml } from './escape.ts';

test.each([escapeHtml, escapeXml])(
	'escapes everything that means something in markup',
	(escaped) => {
		expect(escaped(`<a b="c">'&'`)).toBe('&lt;a b=&quot;c&quot;&gt;&apos;&amp;&apos;');
	},
);

test('drops characters XML does not allow, and keeps the rest of Unicode', () => {
	expect(escapeXml('a\u0000\u000b\ud800b\n🚩æ')).toBe('ab\n🚩æ');
});
