import { expect, it } from 'vitest';
import { withFigureColumns } from './figure-columns';

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
