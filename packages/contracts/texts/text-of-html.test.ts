import { textOfHtml } from '@website/contracts/text-of-html';
import { expect, it } from 'vitest';

it.each([
	['<p>First &amp; <em>second</em>.</p>\n<p>Third [&hellip;]</p>\n', 'First & second. Third […]'],
	['It&#8217;s 5 &lt; 6', 'It’s 5 < 6'],
	['a<br>b<script>alert(1)</script>', 'a b'],
	['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
	['Two\nlines', 'Two\nlines'],
	['', ''],
])('%j is %j', (html, text) => expect(textOfHtml(html)).toBe(text));
