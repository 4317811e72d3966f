const second = 1000;

/** Webhooks to sites. */
export const limits = {
	/** Timeout for the response of a site. */
	timeoutMs: 5 * second,
	/** Attempts, and the first pause between them, which doubles: about three days in total. */
	attempts: 16,
	firstPauseMs: 2 * second,
	/** Messages in one request. */
	atOnce: 100,
} as const;
