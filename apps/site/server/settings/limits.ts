import { ticketMs } from '@website/contracts/forms';
import { defaultLimits } from '@website/page-cache/limits';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const KiB = 1024;
const MiB = 1024 * KiB;

/** Every limit of the site's server. What operators may want to change comes from the environment. */
export const limits = {
	http: {
		maxHeaderBytes: 16 * KiB,
		headersTimeoutMs: 10 * second,
		requestTimeoutMs: 30 * second,
		/** Longer than the idle time of usual load balancers (60 s), so that they close first. */
		keepAliveTimeoutMs: 65 * second,
		maxConnections: 10_000,
		/** When it stops: how long connections without a request stay open, and after how long all are broken. */
		drain: { idleMs: second, limitMs: 6 * second },
		/** How long caches and traces may take to be written out after that. */
		closingMs: 1.5 * second,
	},
	webhook: {
		maxBodyBytes: 64 * KiB,
		bodyMs: 5 * second,
		maxTags: 1000,
		maxTagLength: 200,
	},
	/** The values of a form that is being filled in. */
	livePreview: { bytes: 4 * MiB, ms: 10 * second },
	...defaultLimits,
	proxies: {
		timeoutMs: 5 * second,
		/** A proxy that stores pages for a second by the clock may have one for nearly two. */
		storedMs: 3 * second,
		/** Pages refreshed after one purge, and how many at once. Others end by their age. */
		maxRefreshed: 1000,
		concurrent: 8,
	},
	purgeProxyTimeoutMs: 2 * second,
	cacheHeaders: {
		/** How long browsers and caches in front may show a page while the site fails (RFC 5861). */
		staleIfErrorSeconds: (3 * day) / second,
		maxTagBytes: 8000,
	},
	/** The processors count as idle while they are busy for less than this share of a short while. */
	idle: { lookMs: 500, busyShare: 0.3 },
	renderTimeoutMs: 15 * second,
	/** A WebSub hub is notified once of all changes within this time. */
	feedHub: { gatherMs: second, timeoutMs: 5 * second },
	/** All pages as one text, for `llms-full.txt`; it ends where it gets longer or takes longer. */
	wholeText: { maxBytes: 4 * MiB, maxMs: 10 * second },
	content: {
		/** Used instead of the configured time while the content endpoint keeps failing. */
		timeoutWhileFailingMs: 1500,
		/** How long after a failure the endpoint counts as failing. */
		failingMs: 10 * second,
		/** How long an operation or field that the endpoint lacks is not requested again. */
		recheckMs: 10 * minute,
		loggedMisfits: 20,
		probeTimeoutMs: 1500,
		/** How long the outcome of a probe, and of a success, counts. */
		probeRememberedMs: 2 * second,
		reachableMs: minute,
	},
	media: { maxBytes: 500_000_000 },
	images: {
		sourceBytes: 25_000_000,
		/** Largest source picture, in pixels; a header promising more is refused before anything is decoded. */
		sourcePixels: 50_000_000,
		sourceTimeoutMs: 5 * second,
		renderSeconds: 15,
		/** The same of a drawing, which is then ended, and the memory it may take; such a drawing is left alone for a while. */
		drawingMs: 10 * second,
		drawingMemory: 512 * MiB,
		slowDrawingMs: 10 * minute,
		/** Drawings made at once, apart from pictures, and how many may wait. */
		drawings: { atOnce: 1, waiting: 16 },
		/** Pictures made at once, each with its source in memory. */
		atOnce: 4,
		waiting: 64,
		/** When the source of a stored image is checked for changes again. */
		freshMs: day,
		/** How long a refusal is remembered, so that repeating it costs nothing. */
		refusalMs: 30 * second,
		refusals: 2_000,
	},
	/** Pictures of a page's words for where it is shared. */
	shareImages: {
		/** Longest title or description that is read. */
		maxTextLength: 400,
		drawingMs: 10 * second,
		drawings: { atOnce: 1, waiting: 32 },
		storedBytes: 100_000_000,
	},
	/** Icons and fonts made from uploads; those of earlier brands are evicted. */
	brand: { icons: 12, fonts: 2, fontsWaiting: 8, fontBytes: 2_000_000 },
	animations: { bytes: 5_000_000, timeoutMs: 5 * second, atOnce: 4, waiting: 32 },
	/** The API document, and requests tried from its viewer. */
	api: {
		documentBytes: 5_000_000,
		documentTimeoutMs: 5 * second,
		/** Served at once while it is read again, and for as long as the app host is down. */
		cache: {
			max: 1,
			freshMs: 5 * minute,
			staleMs: Number.POSITIVE_INFINITY,
			pauseMs: 10 * second,
			waitMs: 0,
			/** Longer, as its pages are made only once after a change. */
			waitAfterChangeMs: 2 * second,
		},
		/** Largest request and answer of a tried operation, in bytes. */
		tryRequestBytes: 100_000,
		tryResponseBytes: 2_000_000,
		/** How long a visitor may take to send a request, and the app host to answer it. */
		tryRequestMs: 5 * second,
		tryTimeoutMs: 15 * second,
		/** Tried operations under way at once, how many may wait, and how many of both may be one client's. */
		tryAtOnce: 8,
		tryWaiting: 32,
		tryPerClient: 2,
	},
	prices: {
		timeoutMs: 5 * second,
		/** What the price API offers beyond the specification; prices wait a moment for the answer. */
		probeCache: {
			max: 1,
			freshMs: 10 * minute,
			staleMs: Number.POSITIVE_INFINITY,
			pauseMs: 2 * second,
			waitMs: second / 2,
		},
		/** `StaleCacheOptions` of answers, by country and currency. */
		cache: {
			max: 2000,
			freshMs: minute,
			freshPerReading: 20,
			staleMs: day,
			pauseMs: 2 * second,
			waitMs: second / 4,
			/** Longer, as a page made with prices that are known to be stale can't be stored. */
			waitAfterChangeMs: 2 * second,
		},
		/** How long a request waits for a whole price list that is being read again, before it gets the previous one. */
		waitForListMs: 2 * second,
		/** About how many operators one call requests when the whole price list is read; a country is never split. */
		operatorsAtOnce: 2500,
		/** Bytes of the last prices on disk: ten times what 10,000 operators in every country take. */
		maxStoredBytes: 512 * MiB,
		searchLength: [2, 60],
	},
	/** Limits for one client (an IPv4 address or an IPv6 /64) and minute: far above what an office behind one address needs. */
	rate: {
		windowMs: minute,
		/** Clients remembered at once; the one seen longest ago is forgotten first. */
		maxClients: 20_000,
		/** Renders of pages that are not stored, and of personal pages. */
		renders: 300,
		images: 600,
		/** Prices, the API document, animations of other hosts, newsletters unsubscribed. */
		reads: 600,
		tries: 30,
		refusedWebhooks: 30,
		/** Share links opened, or tried. */
		sharedPreviews: 60,
		/** Forms passed on to the backend, newsletters confirmed. */
		forms: 10,
	},
	/** Forms that visitors fill in. */
	forms: {
		/** What one may send, and how long it may take. */
		body: { bytes: 64 * KiB, ms: 10 * second },
		/** How long the backend may take to store it. */
		timeoutMs: 10 * second,
		/** How long a ticket is valid, and the shortest time in which a person fills in a form. */
		ticketMs,
		leastMs: 2 * second,
	},
	/** Builds whose files are stored, the running one included. */
	builds: { count: 4 },
	retryAfterSeconds: 10,
	/** When to ask again for a page of a site that has not been set up. */
	notSetUpRetryAfterSeconds: 60,
	log: { flushMs: 200, batchBytes: 256 * KiB },
} as const;
