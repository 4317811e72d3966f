const second = 1000;

/** The media library and the bucket of its files. */
export const limits = {
	/** Files that are moved or tagged at once, and folders and tags in a selection. */
	library: { sortedAtOnce: 200, listedPages: 5 },
	/**
	 * The bucket of uploaded files: timeouts for connecting, of an idle connection and of one request; attempts, and concurrent connections.
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
