import { currencies, defaultCurrency } from '@website/contracts/currencies';

const others = currencies.filter((currency) => currency !== defaultCurrency);
const otherFigures = new RegExp(
	`<data[^>]*data-figure="(?:${others.join('|')})"[^>]*>[^<]*</data>`,
	'g',
);

/** A text for machines, which see no style sheet: each figure once, in the default currency. */
export function inDefaultCurrency(html: string): string {
	return html.replace(otherFigures, '');
}
