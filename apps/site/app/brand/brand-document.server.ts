import type { RouterContextProvider } from 'react-router';
import { brandCss, fontUrl } from '#shared/brand/brand-css.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { currencyCss } from '#shared/prices/currency-css.ts';
import { loadBrand } from '~/content/shared-parts/load-brand.server';
import inter from '../../node_modules/.font-subset/inter.woff2?url';
import schibstedGrotesk from '../../node_modules/.font-subset/schibstedGrotesk.woff2?url';
import sourceSerif from '../../node_modules/.font-subset/sourceSerif.woff2?url';
import type { PageBrand } from './context';

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
