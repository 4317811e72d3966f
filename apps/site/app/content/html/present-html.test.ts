import { expect, it } from 'vitest';
import { presentHtml, withoutPresentation } from './present-html';

const words = '<p>An <a href="/e-mail" title="e-mail">e-mail</a> or UCS-2</p>';

it('prevents line breaks in hyphenated words, and does not change tags', () => {
	expect(presentHtml(words)).toBe(
		'<p>An <a href="/e-mail" title="e-mail"><span class="whitespace-nowrap">e-mail</span></a> or <span class="whitespace-nowrap">UCS-2</span></p>',
	);
	expect(withoutPresentation(presentHtml(words))).toBe(words);
});

it('makes tables and code blocks focusable, and excludes code from translation', () => {
	expect(
		presentHtml('<table><tbody><tr><td>1</td></tr></tbody></table><pre><code>x</code></pre>'),
	).toBe(
		'<div class="scroller" role="group" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div><pre tabindex="0"><code translate="no">x</code></pre>',
	);
});

it('marks numeric columns', () => {
	expect(
		presentHtml('<table><tbody><tr><td>Phones</td><td>1,104</td></tr></tbody></table>'),
	).toContain('<td>Phones</td><td data-column="figures">1,104</td>');
});
