const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const KiB = 1024;
const MiB = 1024 * KiB;

/** Every limit of the HTTP server in one place (design "Safety"). What operators may want to change comes from the environment. */
export const limits = {
	http: {
		maxHeaderBytes: 16 * KiB,
		maxUrlLength: 2048,
		headersTimeoutMs: 10 * second,
		requestTimeoutMs: 30 * second,
		/** Longer than the idle time of usual load balancers (60 s), so that they close first. */
		keepAliveTimeoutMs: 65 * second,
		maxConnections: 10_000,
		shutdownMs: 5 * second,
	},
	webhook: {
		maxBodyBytes: 64 * KiB,
		maxTags: 1000,
		maxTagLength: 200,
		/** How far a signature's time may be off. */
		toleranceSeconds: 300,
	},
	cache: {
		/** An entry older than this is served once more while a render refreshes it. */
		freshMs: 5 * minute,
		/** "Not found" is kept briefly; any purge forgets all of them. */
		missFreshMs: 30 * second,
		/** How long an old entry may stand in while the content is unreachable. */
		staleIfErrorMs: 7 * day,
		/** After a failed refresh, visitors get the old entry at once for this long before the next try. */
		retryAfterFailureMs: 5 * second,
		/** How long a visitor waits for the fresh version of a purged page before getting the old one. */
		outdatedWaitMs: 3 * second,
		/** Renders of one page that purges may overtake before its answer is sent uncached. */
		maxOvertakenRenders: 3,
		/** Memory of addresses with parameters and of misses; both bounded apart, so that a flood evicts no page. */
		maxVariantBytes: 32 * MiB,
		maxMissBytes: 4 * MiB,
		maxMissEntries: 500,
		maxEntryBytes: 8 * MiB,
		/** Pages rendered again at once after a purge: those asked for lately, latest first. */
		maxRefreshedAfterPurge: 200,
		hotMs: hour,
		maxPurgedTags: 20_000,
	},
	proxies: {
		timeoutMs: 5 * second,
		/** A proxy that keeps pages for a second by the clock may have one for nearly two. */
		keptMs: 3 * second,
		/** Pages refreshed after one purge, and how many at once. Others end by their age. */
		maxRefreshed: 1000,
		concurrent: 8,
	},
	disk: {
		maxBytes: 1024 * MiB,
		maxVariantBytes: 64 * MiB,
		maxWaitingWrites: 1000,
	},
	redis: { commandTimeoutMs: 500, connectTimeoutMs: 2 * second, maxWaitingPurges: 1000 },
	compression: { minBytes: 500, maxWaiting: 2000 },
	render: {
		timeoutMs: 15 * second,
		concurrent: 8,
		/** Of these, how many may be refreshes that no visitor waits for. */
		concurrentBackground: 2,
		maxWaiting: 500,
		maxBodyBytes: 16 * MiB,
	},
	content: {
		/** Used instead of the configured time while the content endpoint keeps failing. */
		timeoutWhileFailingMs: 1500,
		/** How long after a failure the endpoint counts as failing. */
		failingMs: 10 * second,
		probeTimeoutMs: 1500,
	},
	builds: { kept: 4 },
	query: { maxCursorLength: 128, maxCountries: 20 },
	retryAfterSeconds: 10,
	log: { flushMs: 200, batchBytes: 32 * KiB },
} as const;
