/** Limits of queries to WordPress and of its responses. */
export const limits = {
	/** Documents in one response; WPGraphQL returns at most 100. */
	pageSize: 100,
	/** Documents in each list of the newest ones; if all of them changed, all documents are read. */
	newestDocuments: 20,
	/** Timeout of a request for a page of a list, which no visitor waits for: SEO plugins need seconds for 100 documents. */
	listMs: 60_000,
	/** With more documents, pages are answered before all of them are read. */
	manyDocuments: 200,
	/** Pictures that were modified last, whose changes are seen. */
	newestPictures: 50,
	/** Operations in one request: the default limit of WPGraphQL. */
	batchSize: 10,
	/** Requests at once where each document needs one of its own. */
	singleRequests: 8,
	/** Bytes of one response. */
	responseBytes: 30_000_000,
	/** Pages of a list that the catalog reads at most: 100,000 documents. */
	catalogPages: 1000,
	/** How long detected plugins are cached, in milliseconds. */
	capabilitiesMs: 10 * 60_000,
	/** Maximum attempts to find a selection of mapped fields that WordPress accepts. */
	mappingRounds: 20,
	/** A reading that lost a larger share of the documents needs further readings that agree. */
	lossShare: 0.2,
	/** Readings that must agree on a loss, and the milliseconds between them. */
	lossReadings: 3,
	lossReadingsMs: 60_000,
	/** Stored answers about unknown paths, how long each is valid, requests for them at once, and the timeout of each. */
	oldAddresses: 10_000,
	oldAddressesMs: 60 * 60_000,
	oldAddressRequests: 4,
	oldAddressMs: 3000,
	/** Links in a document for which WordPress is asked whether their paths exist, and the milliseconds that the document waits for it. */
	checkedLinks: 20,
	checkedLinksMs: 1500,
	/** Comments below an article: the newest. */
	comments: 100,
	/** Parsed operations in the cache. */
	documents: 200,
	/** Tokens and fields of Query in one operation. */
	queryTokens: 10_000,
	rootFields: 10,
	/** Bytes of one request to the server. */
	requestBytes: 100_000,
	/** The contract's default size of a list of articles. */
	defaultPosts: 9,
	relatedPosts: 3,
	/** Entries in one response of the sitemap. */
	sitemapEntries: 1000,
} as const;
