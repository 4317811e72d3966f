import { pictureShapes } from '@website/contracts/picture-shapes';

const second = 1000;
const minute = 60 * second;
const MiB = 1024 * 1024;

/**
 * The limits of the process, and of what features share. A feature with several limits of its own has a `limits.ts`. Settings for operators
 * come from the environment.
 */
export const limits = {
	http: {
		/** Longer than the idle time of usual load balancers (60 s), so that they close first. */
		keepAliveMs: 65 * second,
		/** How long a client may send the headers of a request, and a whole request: 64 MiB take 5 minutes at 2 Mbit/s. */
		headersMs: 10 * second,
		requestMs: 5 * minute,
		/** On shutdown: how long connections without a request stay open, and when all connections are closed. */
		drain: { idleMs: second, limitMs: 6 * second },
		/** Header fields of a request. */
		headers: 100,
	},
	/** Requests of one client per minute; requests of sites for content and prices are not counted. */
	clients: { perMinute: { signIns: 30, resets: 6, content: 1_200, prices: 600 } },
	/**
	 * For both GraphQL endpoints: nesting depth of braces, brackets and parentheses in a query, and pairs of fields of the same name; the
	 * site's largest query has 7,000 with its fragments written out.
	 */
	graphql: { nesting: 40, pairs: 20_000 },
	prices: {
		/** Requests of one token in `rateSeconds`. */
		ratePerToken: 600,
		rateSeconds: 60,
		/** Bytes of the request body of a price query. */
		queryBytes: 16 * 1024,
		/** Tokens of a query, and fields of its root, including aliases. */
		queryTokens: 600,
		rootFields: 4,
		/** Countries in one filter: more than exist. */
		countries: 300,
		/** Bytes and lines of an imported file, characters of one line, and problems after which reading stops. */
		importBytes: 32 * MiB,
		importLines: 200_000,
		recordCharacters: 100_000,
		reportedErrors: 500,
		/** Changed rows on one page of an import report. */
		importPage: 50,
		/** Rows in one SQL statement; SQLite takes 32,766 parameters, PostgreSQL 65,535. */
		rowsPerStatement: 1_000,
		/** Operators that are read and sent at once (a country is never split), and operators in the cache. */
		operatorsAtOnce: 2_500,
		operatorsStored: 40_000,
		/** Operators in a response that cannot be streamed because it has several lists. */
		operatorsUndivided: 50_000,
		/** Price changes in a response; the latest are dropped first. */
		changes: 500,
		/** Responses in the cache, bytes of one response, and of the whole cache. */
		cachedResponses: 200,
		responseBytes: 4 * MiB,
		cacheBytes: 64 * MiB,
	},
	/**
	 * A document in one locale when it is written: sections and rows at any depth; objects and arrays, most of which are nodes of rich text.
	 */
	documents: { rows: 200, objects: 10_000 },
	/** Payload's REST API, which requires a session (`http/`). */
	rest: {
		/** Documents of a list, and of one that names them by ID: Payload's lists request the documents that they refer to in such portions. */
		documents: 100,
		documentsById: 250,
		/** Depth to which relations are populated, the same for lists, and nesting depth of a filter. */
		depth: 2,
		listDepth: 1,
		filterDepth: 12,
		/** Primitive values in a query or a filter, and the largest page number. */
		values: 1_000,
		page: 1_000_000,
		/** Bytes of a query, in the URL or in a body. */
		queryBytes: 64 * 1024,
		/** Bytes of the request body for a public endpoint, and of a user's request without files. */
		publicBody: 16 * 1024,
		dataBytes: 8 * MiB,
	},
	/** Timeout for requesting the services that the site loads, for the launch list on the dashboard. */
	launchList: { siteMs: 2 * second },
	/** References of a document in one response; documents unpublished together from a list, and in one request. */
	usage: { listed: 300, unpublished: 100, unpublishedAtOnce: 20 },
	/** Lines of an imported list of redirects; each is checked against all documents and redirects. */
	redirects: { importLines: 2_000 },
	/** Share links: longest validity, and how long a link that has ended is still listed. */
	sharing: { longestDays: 90, listedDays: 30 },
	/** Documents in one release. */
	releases: { members: 200 },
	uploads: {
		fileBytes: 64 * MiB,
		/** Pixels of an image's longer side, and its bytes, beyond which the form advises another size without rejecting it. */
		advice: { smallest: 320, widest: 6_000, heaviest: 12_000_000 },
		/** Pixels of an image; the site would not process larger ones. `drawingLimits` of the contracts has the limits of drawings. */
		pixels: 50_000_000,
		/** Frames of a GIF or WebP file: 5 minutes at 30 a second. */
		frames: 9_000,
		/** Bytes of a film's index: 5 hours at 30 frames a second have 10 MB. */
		filmIndexBytes: 16 * MiB,
		/** Bytes of an animation, and names and values in its JSON. */
		animationBytes: 5_000_000,
		animationValues: 400_000,
		/** Characters of animation data, which every page with the animation contains; larger animations must be files. */
		animationDataCharacters: 100_000,
	},
	/** Free space below which a disk counts as full. */
	disk: { leastBytes: MiB },
	/** Failed sign-ins, each counted in three rates; a browser that has signed in to the account before has a rate of its own. */
	signIn: {
		/** Of one client (or known browser) for one account, and of one client for all accounts, in one window. */
		perClientAndAccount: 8,
		perClient: 40,
		windowSeconds: 10 * 60,
		/** Of all unknown browsers for one account (OWASP ASVS 2.2.1 allows 100 an hour). */
		perAccount: 100,
		accountWindowSeconds: 60 * 60,
		/** Wrong current passwords of one session in one window. */
		perSession: 8,
		/** Wrong one-time codes for the set-up of a new site, of one client in one window. */
		perSetup: 8,
		/** How long a browser counts as known after a sign-in. */
		knownBrowserDays: 180,
	},
	/** Validity of one-time links; links by email that one client, and one account, may request in one window. */
	links: {
		resetMs: 60 * minute,
		invitationMs: 3 * 24 * 60 * minute,
		perClient: 10,
		perAccount: 3,
		windowSeconds: 15 * 60,
	},
	/** The bucket and the mail server: how often they are checked, and how long a check waits for a response. */
	services: { everyMs: 30 * second, timeoutMs: 10 * second },
	/**
	 * The bucket of uploaded files: timeouts for connecting, of an idle connection and of one request; attempts, and concurrent connections.
	 * A save waits for it inside its transaction (`database.abandonedMs`).
	 */
	bucket: {
		connectMs: 2 * second,
		silentMs: 5 * second,
		requestMs: 25 * second,
		attempts: 2,
		connections: 50,
	},
	mail: {
		/** Timeout of each step of the mail server, attempts to send an email, and the first pause between them, which doubles. */
		timeoutMs: 10 * second,
		attempts: 5,
		firstPauseMs: 10 * second,
		/** Attempts for emails and webhooks of submitted forms, which visitors would not submit again: about a day. */
		submissionAttempts: 13,
	},
	/** Forms of visitors. */
	forms: {
		/** Bytes of a submission that the site forwards. */
		bodyBytes: 128 * 1024,
		/**
		 * Emails to senders per hour, whose addresses are unverified: for one visitor's network, and in total.
		 */
		mails: { perNetwork: 10, total: 500 },
		/** Pause between two emails about a newsletter subscription to the same mailbox, whose owner may not be the sender. */
		subscriptionMailAfterMs: 20 * minute,
		/** Submissions in one export. */
		exportRows: 10_000,
		/** Timeout of a webhook, and bytes of its response that are read. It is retried as often as an email. */
		webhook: { timeoutMs: 10 * second, responseBytes: 64 * 1024 },
	},
	/** Several backends on one PostgreSQL. */
	cluster: {
		/** How long a query waits for a version that another backend has published, and the interval of its checks. */
		waitMs: 1 * second,
		pollMs: 10,
		/** Bytes of the tags in one message; PostgreSQL allows 8,000 for the whole message. */
		messageBytes: 7_000,
		/** Pause before listening again after the connection was lost. */
		reconnectMs: 1 * second,
	},
	/** Audit entries in one export. */
	audit: { exportRows: 10_000 },
	/** Editing of documents. */
	editing: {
		/** Delay of an autosave after the last change. */
		autosaveMs: 1_500,
		/** Longest delay of an autosave during continuous typing, and pause before a failed one is retried. */
		unsavedMs: 5_000,
		/** Versions of one document or global; the oldest are deleted first. */
		versionsPerDocument: 30,
		/** Characters of a title and of a description that search engines show. */
		searchResult: { title: 60, description: 160 },
		/** Words from which a text counts as a sentence; sentences are not the same in two languages by chance. */
		sentenceWords: 5,
		/** Pixels of the image that represents a shared page (Open Graph). */
		shareImage: { width: pictureShapes.share.width, height: pictureShapes.share.height },
		/** Results of the search for a link target. */
		linkTargets: 12,
		/** URLs of one pasted text that are looked up. */
		pastedLinks: 1_000,
		/** Interval at which the trash is emptied, and documents of a collection that are deleted each time. */
		trashEveryMs: 60 * minute,
		deletedAtOnce: 100,
	},
	database: {
		/** Prepared statements in the cache of each SQLite connection. */
		statements: 300,
		/** How long a write to SQLite waits for the write of another program, and the pause before it tries again. */
		lockTimeoutMs: 10 * second,
		lockRetryMs: 25,
		/** How long a transaction waits in the queue; an import of a list may take a while. */
		queueMs: 30 * second,
		/**
		 * PostgreSQL: how long a request waits for a connection, for a statement or a lock, and for the response of a server that does not even
		 * cancel the statement. A count of requests waits for `countMs`, then counts in memory. Together less than 10 s.
		 */
		connectMs: 5 * second,
		statementMs: 7 * second,
		responseMs: 8 * second,
		countMs: second,
		/** How long a write to SQLite may run before it yields to other requests. */
		yieldMs: 25,
		/** Time without a statement after which a transaction counts as abandoned and is rolled back. */
		abandonedMs: 60 * second,
		/**
		 * Connections to PostgreSQL, and concurrent transactions. The other connections are for reads, so that a read inside a transaction does
		 * not wait for the end of another.
		 */
		connections: 12,
		transactions: 8,
		/** Timeout of the readiness check. */
		readyMs: 2 * second,
	},
} as const;
