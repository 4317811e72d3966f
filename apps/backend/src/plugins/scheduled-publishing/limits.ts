const second = 1000;

/** Scheduled publications. */
export const limits = {
	/**
	 * Retries of a scheduled publication that failed for a reason outside the document, and the first pause, which doubles: 15 minutes in
	 * total.
	 */
	retries: 4,
	firstPauseMs: 60 * second,
	/** Plans and audit entries that the calendar shows at once, and its longest range in days. */
	listed: 1_000,
	days: 62,
} as const;
