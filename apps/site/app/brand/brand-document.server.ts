import type { RouterContextProvider } from 'react-router';
import { brandCss, fontAddress } from '#shared/brand/brand-css.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { currencyCss } from '#shared/prices/currency-css.ts';
import { loadBrand } from '~/content/shared-parts/load-brand.server';
import type { PageBrand } from './context';
import { fontAddresses } from './font-addresses.server';

/** The brand as the page at a path carries it. */
export async function pageBrand(
	context: Readonly<RouterContextProvider>,
	path: string,
): Promise<PageBrand> {
	const brand = await loadBrand(context, localeFromPath(path));
	const { decoration, illustrations, canvas, version } = brand;
	return {
		look: { decoration, illustrations, canvas, version },
		css:
			brandCss(brand, fontAddresses, { viewer: /^(\/\w+)?\/docs(\/|$)/.test(path) }) +
			currencyCss(),
		font: fontAddress(brand, fontAddresses),
	};
}
