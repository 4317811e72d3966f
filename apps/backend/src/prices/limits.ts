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
	/** Operators read from the database and answered in one go (a country is never divided), and kept in memory. */
	operatorsAtOnce: 2_500,
	operatorsKept: 40_000,
	/** Operators in an answer that can't be sent in parts, as it has several lists. */
	operatorsUndivided: 50_000,
	/** Whole answers kept in memory, the bytes of one, and of all together. */
	answers: 200,
	answerBytes: 4 * 1024 * 1024,
	answersBytes: 64 * 1024 * 1024,
	/** Seconds between two notes of a token's last use. */
	lastUsedSeconds: 60,
} as const;
