/** What the API promises and its document says: changing one of these is a new version of the API. */
export const limits = {
	/** Days a message may be planned ahead, seconds its delivery is tried, and seconds before its fallback is sent. */
	messages: {
		plannedDays: 30,
		validitySeconds: { least: 60, most: 172_800 },
		fallbackSeconds: { least: 30, usual: 120, most: 3_600 },
	},
	/** Test mode; 40 MiB of memory at most. */
	testMode: {
		/** Bytes of a request's body, and what one key may ask for in a minute. */
		bodyBytes: 4 * 1024,
		requestsOfKey: 25,
		/** Test keys with something stored, how long after its last use that is forgotten, and what one of them may store; its oldest message goes first. */
		accounts: 400,
		storedMs: 60 * 60_000,
		messages: 20,
		webhooks: 3,
		senders: 10,
		suppressions: 20,
		/** Deliveries that an inspector shows, the newest. */
		deliveries: 60,
		/** When a message takes its second and its third step, by RCS after the latter that of a fallback, and how long after it a reply comes. */
		sentAfterMs: 1_500,
		finalAfterMs: 4_000,
		repliedAfterMs: 2_000,
	},
} as const;
