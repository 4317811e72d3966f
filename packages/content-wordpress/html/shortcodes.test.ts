import { expect, it } from 'vitest';
import { shortcodesIn, withoutShortcodes } from './shortcodes.ts';

it.each([
	['<p>[some_plugin id=&#8221;3&#8243;]</p>', '<p></p>'],
	['<p>[rev_slider alias=&#8221;home&#8221;][/rev_slider]</p>', '<p></p>'],
	[
		'<p>[vc_row][vc_column width=&#8221;1/2&#8243;]</p>\n<p>Kept text [sic] and [1].</p>\n<p>[/vc_column][/vc_row]</p>',
		'<p></p>\n<p>Kept text [sic] and [1].</p>\n<p></p>',
	],
	[
		'<p>A [tablepress id=1 /] B [contact-form-7 id=&#8222;123&#8220; title=&#8222;Form&#8220;] C</p>',
		'<p>A  B  C</p>',
	],
	['<p>Text [other_plugin]inner[/other_plugin] more.</p>', '<p>Text inner more.</p>'],
	['<p class="wp-block-paragraph">[woocommerce_cart]</p>', '<p class="wp-block-paragraph"></p>'],
	['<p>[table id=1]</p>', '<p></p>'],
	['<p>[slider<br />\nid=&#8221;3&#8243;<br />\n]</p>', '<p></p>'],
	['A summary [some_plugin id="3"] goes on […]', 'A summary  goes on […]'],
])('removes the shortcodes of %s', (html, result) => expect(withoutShortcodes(html)).toBe(result));

it.each([
	'<p>A note [1], [sic], […], [A], [see https://example.com/?a=b], [/pricing] and f[x y].</p>',
	'<p>Dear [first_name], [[gallery ids=&#8221;1&#8243;]]</p><ul><li>[first_name]</li></ul>',
	'<p>[applause]</p><p><a href="/a" title="[gallery ids=1 /]">[pdf]</a></p>',
	'<pre class="wp-block-code"><code>[gallery ids="1,2"]\na[0] = b["x"];</code></pre>',
	'<p>Write <code>[some_plugin id="3"]</code>, <kbd>[a][/a]</kbd> or [a]</p>',
])('keeps %s', (html) => expect(withoutShortcodes(html)).toBe(html));

it('names the shortcodes', () => {
	const html = '<p>[a id=&#8221;3&#8243;] [sic] [b]text[/b] [a id=&#8221;4&#8243;]</p>';
	expect([...shortcodesIn(html)]).toEqual(['a', 'b']);
});
