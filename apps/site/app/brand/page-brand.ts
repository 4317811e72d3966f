import { type BrandLook, plainLook } from '#shared/brand/look.ts';
import type { PageBrand } from './context';

/** Id of the element with the brand's style sheet. */
export const brandStyleId = 'brand';

/** The brand of the open document, as its server wrote it. */
export const readPageBrand = (look: BrandLook | undefined): PageBrand => ({
	look: look ?? plainLook,
	css: document.getElementById(brandStyleId)?.textContent ?? '',
	font:
		document
			.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')
			?.getAttribute('href') ?? undefined,
});
