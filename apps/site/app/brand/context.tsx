import { createContext, type ReactNode, useContext } from 'react';
import { type BrandLook, plainLook } from '#shared/brand/look.ts';

/** The brand of a page's document. */
export interface PageBrand {
	look: BrandLook;
	/** The brand's style sheet. */
	css: string;
	/** The URL of the font that the page preloads. */
	font?: string | undefined;
}

const BrandContext = createContext<PageBrand>({ look: plainLook, css: '' });

/** Provides the brand of the page. It does not change while a document is open. */
export function BrandProvider({ brand, children }: { brand: PageBrand; children: ReactNode }) {
	return <BrandContext value={brand}>{children}</BrandContext>;
}

export const usePageBrand = (): PageBrand => useContext(BrandContext);

/** The look of the page's brand. */
export const useLook = (): BrandLook => useContext(BrandContext).look;
