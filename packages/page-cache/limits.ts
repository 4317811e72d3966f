const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const MiB = 1024 * 1024;

/** Every limit of the cache. A host passes others where these do not fit. */
export const defaultLimits = {
	cache: {
		/** An entry older than this is served once more while a render refreshes it. */
		freshMs: 5 * minute,
		/** "Not found" is stored briefly; any purge forgets all of them. */
		notFoundFreshMs: 30 * second,
		/** How long an old entry may be the stale fallback while the content is unreachable. */
		staleIfErrorMs: 7 * 24 * hour,
		/** After a failed refresh, visitors get the old entry at once for this long before the next try. */
		retryAfterFailureMs: 5 * second,
		/** How long a visitor waits for the fresh version of a purged page before getting the old one. */
		staleWaitMs: 3 * second,
		/** Renders of one page that purges may overtake before its answer is sent uncached. */
		maxOvertakenRenders: 3,
		/** Memory of variants and of answers of "not found"; both bounded apart, so that a flood evicts no page. */
		maxVariantBytes: 32 * MiB,
		maxNotFoundBytes: 4 * MiB,
		maxNotFoundEntries: 500,
		maxEntryBytes: 8 * MiB,
		/** Pages rendered again at once after a purge: recently requested ones, latest first. */
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
		maxRetryDelayMs: 2 * second,
		maxWaitingPurges: 1000,
		/** The pause before a failed exchange of purges is retried. */
		againMs: second,
	},
	/** Pages that wait for their best compression, and for how long at a stretch it runs while the machine is idle. */
	compression: { maxWaiting: 2000, stretchMs: 250 },
	render: {
		concurrent: 8,
		/** Of these, how many may be refreshes that no visitor waits for. */
		concurrentBackground: 2,
		maxWaiting: 500,
		maxBodyBytes: 16 * MiB,
	},
};

export type PageCacheLimits = typeof defaultLimits;
