const second = 1000;

/** The bucket of the media library's files. */
export const limits = {
	/**
	 * Timeouts for connecting, of an idle connection and of one request; attempts, and concurrent connections.
	 * A save waits for it inside its transaction (`database.abandonedMs`).
	 */
	bucket: {
		connectMs: 2 * second,
		silentMs: 5 * second,
		requestMs: 25 * second,
		attempts: 2,
		connections: 50,
	},
} as const;
