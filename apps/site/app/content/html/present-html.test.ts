import { expect, it } from 'vitest';
import { presentHtml, withFigureColumns, withoutPresentation } from './present-html';

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

const rowOf = (tag: string, cells: string[]) =>
	`<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
const tableOf = (...rows: string[][]) =>
	`<table><tbody>${rows.map((cells, index) => rowOf(index === 0 ? 'th' : 'td', cells)).join('')}</tbody></table>`;
const figureCells = (html: string) =>
	[...withFigureColumns(html).matchAll(/<t[hd] data-column="figures">(.*?)<\/t[hd]>/g)].map(
		([, text]) => text,
	);

it('marks columns of numbers, calculations and prices, with their header', () => {
	expect(
		figureCells(
			tableOf(
				['Counted', 'Number'],
				['Phones', '1,104'],
				['SMS', '1,840 − 1,104 = 736'],
				[
					'List price',
					'from <data value="35">€35.00</data><data value="261">261.00 DKK</data> + <data value="1">€1.00</data><data value="7">7.46 DKK</data>',
				],
			),
		),
	).toEqual(['Number', '1,104', '1,840 − 1,104 = 736', expect.stringMatching(/^from /)]);
});

it('marks no column with text, no first column and no table without numbers', () => {
	const html = tableOf(
		['Code', 'Kept', 'Why'],
		['409', '5 years', 'law'],
		['422', '30 days', 'no'],
	);
	expect(withFigureColumns(html)).toBe(html);
	expect(withFigureColumns('<p>1</p>')).toBe('<p>1</p>');
});
