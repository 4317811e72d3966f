/** Limits of queries to WordPress and of its responses. */
export const limits = {
	/** Documents in one answer: WPGraphQL gives at most 100. */
	pageSize: 100,
	/** Operations in one request: the number WPGraphQL accepts unless its settings say otherwise. */
	batchSize: 10,
	/** Bytes of one answer. */
	responseBytes: 30_000_000,
	/** Pages of a list that are read for the catalog: 100,000 documents. */
	catalogPages: 1000,
	/** How long the plugins of WordPress count as known, in milliseconds. */
	capabilitiesMs: 10 * 60_000,
	/** Forms of the mapped fields that are tried before the rest is given up. */
	mappingRounds: 20,
	/** Operations kept parsed. */
	documents: 200,
	/** Tokens and fields of Query in one operation. */
	queryTokens: 10_000,
	rootFields: 10,
	/** Bytes of one request to the server. */
	requestBytes: 100_000,
	/** Articles of a list without a size, as the contract has it. */
	defaultPosts: 9,
	relatedPosts: 3,
	/** Addresses in one answer of the sitemap. */
	sitemapEntries: 1000,
} as const;
