/** The key of a cached page: its canonical path and only those parameters that may change the page. */
export interface PageKey {
	/** Path and search, as one string. */
	id: string;
	path: string;
	search: string;
	/** True if anybody can invent such keys. Variants have their own limit, so that they evict no pages. */
	isVariant: boolean;
}
