/** Every limit of the price API in one place. */
export const limits = {
	/** Requests of one token in one window of `rateSeconds`. */
	ratePerToken: 600,
	rateSeconds: 60,
	/** Bytes of a price query's body. */
	queryBytes: 16 * 1024,
	/** Words and signs in a query's text; fields asked of the root, aliases included. */
	queryTokens: 600,
	rootFields: 4,
	/** Countries in one filter: more than there are. */
	countries: 300,
	/** Bytes and lines of an imported file, and how many bad lines a report lists. */
	importBytes: 32 * 1024 * 1024,
	importLines: 200_000,
	reportedErrors: 500,
	/** Rows in one SQL statement; SQLite takes 32,766 parameters, PostgreSQL 65,535. */
	rowsPerStatement: 1_000,
	/** Whole answers kept in memory, and their bytes together. */
	answers: 200,
	answerBytes: 64 * 1024 * 1024,
	/** Seconds between two notes of a token's last use. */
	lastUsedSeconds: 60,
} as const;
