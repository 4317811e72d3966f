const second = 1000;

/** Who has a form open. */
export const limits = {
	/** How long a stream stays open. The next one checks the session and the rights again. */
	streamMs: 6 * second,
	/** How long a tab without a stream counts as open: until its next stream, or hidden, when browsers run timers once a minute. */
	graceMs: 3 * second,
	hiddenMs: 75 * second,
	/** The pause between two streams, and between two polls: visible, hidden, and after a failure. */
	pauseMs: second,
	pollMs: 4 * second,
	hiddenPollMs: 20 * second,
	failedPollMs: 30 * second,
	/** How long the form of a person who stopped typing says that they are writing: as long as their lock. */
	writingMs: 300 * second,
	/** The pause before the form shows a change, so that one who writes does not cause a request with each of their saves. */
	followMs: 2 * second,
	/** Streams of one person and of one process; more get the response of a poll. */
	streamsPerPerson: 6,
	streams: 500,
	/** Tabs in one document, and documents whose last change is kept. */
	tabs: 100,
	changes: 1_000,
} as const;
