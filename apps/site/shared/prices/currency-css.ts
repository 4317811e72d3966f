import { defaultCurrency, siteCurrencies } from '@website/contracts/site-currencies';
import { allOptions } from '@website/contracts/site-options';

/**
 * CSS that selects the visible figures if the site does not have all currencies of the code in their order
 * (styles/generated/figures.css): those of the default currency, or of the document's `data-currency` if the site has it. Ignores a
 * stored choice of another currency.
 */
export function currencyCss(): string {
	const siteCodes = siteCurrencies();
	const main = defaultCurrency();
	if (siteCodes.join() === allOptions().currencies.join()) return '';
	const others = siteCodes.filter((currency) => currency !== main);
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
