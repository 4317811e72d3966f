import { ticketMs } from '@website/contracts/forms';
import { defaultLimits } from '@website/page-cache/limits';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const KiB = 1024;
const MiB = 1024 * KiB;

/** All limits of the site's server. Values that operators may want to change are in the environment. */
export const limits = {
	http: {
		maxHeaderBytes: 16 * KiB,
		headersTimeoutMs: 10 * second,
		requestTimeoutMs: 30 * second,
		/** Longer than the usual idle timeout of load balancers (60 s), so that they close connections first. */
		keepAliveTimeoutMs: 65 * second,
		maxConnections: 10_000,
		/** On shutdown: how long connections without a request stay open, and when all connections are closed. */
		drain: { idleMs: second, limitMs: 6 * second },
		/** How long writing caches and traces may take after that. */
		closingMs: 1.5 * second,
	},
	webhook: {
		maxBodyBytes: 64 * KiB,
		bodyMs: 5 * second,
		maxTags: 1000,
		maxTagLength: 200,
	},
	/** The body with the values of an editor's form. */
	livePreview: { bytes: 4 * MiB, ms: 10 * second },
	...defaultLimits,
	purgeProxyTimeoutMs: 2 * second,
	cacheHeaders: {
		/** How long browsers and caches in front may serve a stale page while the site fails (RFC 5861). */
		staleIfErrorSeconds: (3 * day) / second,
		maxTagBytes: 8000,
	},
	/** A page that loses a larger share of its documents without a purge needs further renders that agree. */
	maxLostShare: 0.2,
	/** At most one loss is logged in this time. */
	lossLogMs: minute,
	renderTimeoutMs: 15 * second,
	/** All pages as one text, for `llms-full.txt`, which is cut at these limits. */
	wholeText: { maxBytes: 4 * MiB, maxMs: 10 * second },
	content: {
		/** Replaces the configured timeout while the content endpoint keeps failing. */
		timeoutWhileFailingMs: 1500,
		/** How long the endpoint counts as failing after a failure. */
		failingMs: 10 * second,
		/** How long an operation or field that the endpoint lacks is not queried again. */
		recheckMs: 10 * minute,
		maxLoggedProblems: 20,
		probeTimeoutMs: 1500,
		/** How long the result of a probe is cached, and how long the endpoint counts as reachable after a success. */
		probeCacheMs: 2 * second,
		reachableMs: minute,
	},
	media: { maxBytes: 500_000_000 },
	images: {
		sourceBytes: 25_000_000,
		/** Pixels of the largest source image; an image whose header declares more is rejected before it is decoded. */
		sourcePixels: 50_000_000,
		sourceTimeoutMs: 5 * second,
		renderSeconds: 15,
		/** Time and memory of a drawing process, which is then killed. The drawing is not tried again for `slowDrawingMs`. */
		drawingMs: 10 * second,
		drawingMemory: 512 * MiB,
		slowDrawingMs: 10 * minute,
		/** Drawings rendered concurrently, in a queue of their own, and how many may wait. */
		drawings: { atOnce: 1, waiting: 16 },
		/** Raster images rendered concurrently, each with its source in memory. */
		atOnce: 4,
		waiting: 64,
		/** How long a stored image is served without checking its source for changes. */
		freshMs: day,
		/** How long a failure is cached, so that repeated requests cause no work. */
		refusalMs: 30 * second,
		refusals: 2_000,
	},
	/** Images with a page's title and description for social networks. */
	shareImages: {
		/** Characters of a title or description that are used. */
		maxTextLength: 400,
		drawingMs: 10 * second,
		drawings: { atOnce: 1, waiting: 32 },
		storedBytes: 100_000_000,
	},
	/** Cached icons and fonts made from uploads; those of earlier brands are evicted. */
	brand: { icons: 12, fonts: 2, fontsWaiting: 8, fontBytes: 2_000_000 },
	animations: { bytes: 5_000_000, timeoutMs: 5 * second, atOnce: 4, waiting: 32 },
	/** The API document. */
	api: {
		documentBytes: 5_000_000,
		documentTimeoutMs: 5 * second,
		/** The cached document is served immediately while it is read again, and as long as the app host is down. */
		cache: {
			max: 1,
			freshMs: 5 * minute,
			staleMs: Number.POSITIVE_INFINITY,
			pauseMs: 10 * second,
			waitMs: 0,
			/** Longer, since its pages are rendered only once after a change. */
			waitAfterChangeMs: 2 * second,
		},
	},
	prices: {
		/** For a whole price list. */
		timeoutMs: 10 * second,
		/** The probe for fields of the price API beyond the specification; prices wait `waitMs` for its response. */
		probeCache: {
			max: 1,
			freshMs: 10 * minute,
			staleMs: Number.POSITIVE_INFINITY,
			pauseMs: 2 * second,
			waitMs: second / 2,
		},
		/** `StaleCacheOptions` for the list of each currency, e-mail prices and changes. */
		cache: {
			max: 50,
			freshMs: minute,
			freshPerRead: 20,
			staleMs: day,
			pauseMs: 2 * second,
			waitMs: second / 4,
			/** Longer, since a page rendered with stale prices can't be cached. */
			waitAfterChangeMs: 2 * second,
		},
		/** Bytes of the last prices on disk. */
		maxStoredBytes: 512 * MiB,
		searchLength: [2, 60],
	},
	/** Limits per client (an IPv4 address or an IPv6 /64) and minute: far above the needs of an office behind one address. */
	rate: {
		windowMs: minute,
		/** Clients with a count in memory; the least recently used is evicted first. */
		maxClients: 20_000,
		/** Renders of pages that are not cached, and of personal pages. */
		renders: 300,
		images: 600,
		/** Reads of prices, the API document and animations of other hosts, and newsletter unsubscriptions. */
		reads: 600,
		refusedWebhooks: 30,
		/** Requests to open a preview, valid or not. */
		previews: 60,
		/** Forms sent to the backend, and newsletter confirmations. */
		forms: 10,
	},
	/** Forms that visitors submit. */
	forms: {
		/** Size of a submission, and how long receiving it may take. */
		body: { bytes: 64 * KiB, ms: 10 * second },
		/** How long the backend may take to store a submission. */
		timeoutMs: 10 * second,
		/** How long a ticket is valid, and the minimum time that a person needs to fill in a form. */
		ticketMs,
		minMs: 2 * second,
	},
	/** Builds whose files are stored, including the running one. */
	builds: { count: 4 },
	retryAfterSeconds: 10,
	/** `Retry-After` of a site that has not been set up. */
	notSetUpRetryAfterSeconds: 60,
	log: { flushMs: 200, batchBytes: 256 * KiB },
} as const;
