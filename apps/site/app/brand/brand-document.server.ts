import { defaultCurrency, siteCurrencies } from '@website/contracts/site-currencies';
import { allOptions } from '@website/contracts/site-options';
import type { RouterContextProvider } from 'react-router';
import { brandCss, fontUrl } from '#shared/brand/brand-css.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { loadBrand } from '~/content/shared-parts/load-brand.server';
import inter from '../../node_modules/.font-subset/inter.woff2?url';
import schibstedGrotesk from '../../node_modules/.font-subset/schibstedGrotesk.woff2?url';
import sourceSerif from '../../node_modules/.font-subset/sourceSerif.woff2?url';
import type { PageBrand } from './context';

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

/** The URLs of the built fonts. */
const fontUrls = { schibstedGrotesk, inter, sourceSerif };

/** Loads the brand for the page at a path: its look, style sheet and font. */
export async function pageBrand(
	context: Readonly<RouterContextProvider>,
	path: string,
): Promise<PageBrand> {
	const brand = await loadBrand(context, localeFromPath(path));
	const { decoration, illustrations, canvas, version } = brand;
	return {
		look: { decoration, illustrations, canvas, version },
		css: brandCss(brand, fontUrls, { viewer: /^(\/\w+)?\/docs(\/|$)/.test(path) }) + currencyCss(),
		font: fontUrl(brand, fontUrls),
	};
}
