/** What a cached page is found by: a canonical path and the parameters that may change the page, nothing else. */
export interface PageKey {
	/** Path and search, as one string. */
	id: string;
	path: string;
	search: string;
	/** A key that anybody can invent; bounded separately, so that it evicts no pages. */
	isVariant: boolean;
}
