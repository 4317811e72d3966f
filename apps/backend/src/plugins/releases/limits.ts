const second = 1000;

/** Scheduled publications. */
export const limits = {
	/**
	 * Retries of a scheduled publication that failed for a reason outside the document, and the first pause, which doubles: 15 minutes in
	 * total.
	 */
	retries: 4,
	firstPauseMs: 60 * second,
	/** Plans that a list shows at once. */
	listed: 1_000,
} as const;
