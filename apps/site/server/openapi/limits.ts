/** Every limit around the API document and requests tried from its viewer. */
export const apiLimits = {
	/** Largest document, in bytes. */
	documentBytes: 5_000_000,
	/** How long the app host may take to send it. */
	documentTimeoutMs: 5_000,
	/** How long it is served without asking again. */
	freshMs: 5 * 60_000,
	/** How long nobody asks again after a failure. */
	pauseMs: 10_000,
	/** Largest request and answer of a tried operation, in bytes. */
	tryRequestBytes: 100_000,
	tryAnswerBytes: 2_000_000,
	tryTimeoutMs: 15_000,
	/** Tried operations under way at once, and how many may wait. */
	tryAtOnce: 4,
	tryWaiting: 16,
	/** Tried operations in a minute, of all visitors together. */
	tryPerMinute: 120,
} as const;
