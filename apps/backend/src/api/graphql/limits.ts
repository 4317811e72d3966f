const MiB = 1024 * 1024;

/** The content endpoint. */
export const limits = {
	/** Levels of nested fields. */
	depth: 12,
	/** Cost of the fields of a query (`query-limits.ts`), each multiplied by the largest size of the lists that contain it. */
	cost: 40_000,
	/** Entries of a list, by the name of the field. */
	largestLists: { posts: 100, listedPosts: 100, sitemap: 1000, related: 3 },
	/** Tags in the blog index of a locale, those with the most articles. */
	listedTags: 100,
	/** Tokens of a query. */
	tokens: 6_000,
	/** Bytes of a request body. */
	body: 100_000,
	/** Bytes of a request body with the unsaved document of a live preview. */
	draftBody: 4 * MiB,
	/** Responses in the cache. */
	cachedResponses: 1_000,
} as const;
