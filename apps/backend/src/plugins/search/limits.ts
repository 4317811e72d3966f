const second = 1000;

/** The search of the site; `searchLimits` of the contracts has the limits of a query. */
export const limits = {
	/** Characters of a document's text in the index, and letters of a word that is stored for typing mistakes and compounds. */
	bodyLength: 60_000,
	words: { shortest: 3, longest: 40 },
	/** Documents that are read at once. */
	indexedAtOnce: 20,
	/** How long a search waits for pending changes to be indexed. */
	waitMs: second / 2,
	/** Compounds of a word, and corrections of a mistyped word, that are included in a search. */
	compounds: 30,
	corrections: 8,
	/** Words of a query that are corrected. */
	correctedWords: 3,
	/** Characters of the text around a match. */
	excerptLength: 200,
	/** Stored queries without results, per locale; the least recently used is deleted first. */
	unanswered: 500,
} as const;
