import { createContext, type ReactNode, useContext } from 'react';
import { type BrandLook, plainLook } from '#shared/brand/look.ts';

/** What a page's document is made with. */
export interface PageBrand {
	look: BrandLook;
	/** The brand's style sheet. */
	css: string;
	/** Address of the font that the page loads. */
	font?: string | undefined;
}

const BrandContext = createContext<PageBrand>({ look: plainLook, css: '' });

/** Gives the brand of the page to everything below. It stays as it is while a document is open. */
export function BrandProvider({ brand, children }: { brand: PageBrand; children: ReactNode }) {
	return <BrandContext value={brand}>{children}</BrandContext>;
}

export const usePageBrand = (): PageBrand => useContext(BrandContext);

/** How the brand wants things shown. */
export const useLook = (): BrandLook => useContext(BrandContext).look;
