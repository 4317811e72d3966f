/** Limits that the API document promises. A change of one of these requires a new API version. */
export const limits = {
	/** How many days a message may be planned ahead, how long delivery is tried, and when its fallback is sent. */
	messages: {
		plannedDays: 30,
		validitySeconds: { min: 60, max: 172_800 },
		fallbackSeconds: { min: 30, default: 120, max: 3_600 },
	},
	/** Limits of the test mode; it uses at most 40 MiB of memory. */
	testMode: {
		/** Bytes of a request's body, and requests of one key per minute. */
		bodyBytes: 4 * 1024,
		requestsPerMinute: 25,
		/** Maximum test keys with stored data, how long after its last use a key's data is deleted, and how much one key may store. */
		accounts: 400,
		storedMs: 60 * 60_000,
		messages: 20,
		webhooks: 3,
		senders: 10,
		suppressions: 20,
		/** The number of newest deliveries that an inspector shows. */
		deliveries: 60,
		/**
		 * Milliseconds from a message's send time until it is sent, and until it is final or its RCS fallback is sent; and from delivery to the
		 * recipient's reply.
		 */
		sentAfterMs: 1_500,
		finalAfterMs: 4_000,
		repliedAfterMs: 2_000,
	},
} as const;
