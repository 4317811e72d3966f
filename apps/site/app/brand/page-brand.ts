import { type BrandLook, plainLook } from '#shared/brand/look.ts';
import type { PageBrand } from './context';

/** The id of the element with the brand's style sheet. */
export const brandStyleId = 'brand';

/** Reads the brand that the server rendered into the open document. */
export const readPageBrand = (look: BrandLook | undefined): PageBrand => ({
	look: look ?? plainLook,
	css: document.getElementById(brandStyleId)?.textContent ?? '',
	font:
		document
			.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')
			?.getAttribute('href') ?? undefined,
});
