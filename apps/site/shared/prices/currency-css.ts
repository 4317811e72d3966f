import { defaultCurrency, siteCurrencies } from '@website/contracts/site-currencies';
import { allOptions } from '@website/contracts/site-options';

/**
 * Which figures show where the currencies that are offered are not all that the code has, in its order (styles/generated/figures.css): the
 * default one's, unless the document is marked with another that is offered. An earlier choice of one that is not counts for nothing.
 */
export function currencyCss(): string {
	const offered = siteCurrencies();
	const main = defaultCurrency();
	if (offered.join() === allOptions().currencies.join()) return '';
	const others = offered.filter((currency) => currency !== main);
	const isOther = others.map((currency) => `[data-currency="${currency}"]`).join();
	const root = isOther ? `:root:not(${isOther})` : ':root';
	return [
		`${root} [data-figure]:not([data-figure="${main}"]){display:none}`,
		`${root} [data-figure="${main}"]{display:inline}`,
		...others.map(
			(currency) => `:root[data-currency="${currency}"] [data-figure="${main}"]{display:none}`,
		),
		...others.map(
			(currency) =>
				`:root[data-currency="${currency}"] [data-figure="${currency}"]{display:inline}`,
		),
	].join('');
}
