const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const MiB = 1024 * 1024;

/** The default limits of the cache. A host may pass its own. */
export const defaultLimits = {
	cache: {
		/** An entry older than this is served once more while a render refreshes it. */
		freshMs: 5 * minute,
		/** "Not found" responses are stored briefly; every purge makes all of them stale. */
		notFoundFreshMs: 30 * second,
		/** How long an old entry may serve as the stale fallback while the content is unreachable. */
		staleIfErrorMs: 7 * 24 * hour,
		/** After a failed refresh, visitors get the old entry at once for this long before the next try. */
		retryAfterFailureMs: 5 * second,
		/** Renders that must agree on a loss before it is stored, and the time between them. */
		lossRenders: 3,
		lossRendersMs: minute,
		/** How long a visitor waits for the fresh version of a purged page before getting the old one. */
		staleWaitMs: 3 * second,
		/** After this many renders of a page that were each overtaken by a purge, its response is sent uncached. */
		maxOvertakenRenders: 3,
		/** Memory of variants and of "not found" responses. Both have their own limits, so that a flood of them evicts no page. */
		maxVariantBytes: 32 * MiB,
		maxNotFoundBytes: 4 * MiB,
		maxNotFoundEntries: 500,
		maxEntryBytes: 8 * MiB,
		/** How many pages are rendered again immediately after a purge: those requested most recently. */
		maxRefreshedAfterPurge: 200,
		hotMs: hour,
		maxPurgedTags: 20_000,
	},
	disk: {
		maxBytes: 1024 * MiB,
		maxVariantBytes: 64 * MiB,
		maxWaitingWrites: 1000,
	},
	redis: {
		commandTimeoutMs: 500,
		connectTimeoutMs: 2 * second,
		maxWaitingPurges: 1000,
		/** Delay before a lost connection or a failed exchange of purges is retried. */
		retryMs: second,
		/** Delay before purges are exchanged again, in case a message was lost or Redis has lost its data. */
		exchangeMs: 30 * second,
		/** A connection without a response for this long is closed when a command times out. */
		silentMs: 5 * second,
	},
	render: {
		concurrent: 8,
		/** How many of these may be refreshes that no visitor waits for. */
		concurrentBackground: 2,
		maxWaiting: 500,
		maxBodyBytes: 16 * MiB,
	},
};

export type PageCacheLimits = typeof defaultLimits;
