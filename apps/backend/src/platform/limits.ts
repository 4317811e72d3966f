import { pictureShapes } from '@website/contracts/picture-shapes';

const second = 1000;
const minute = 60 * second;
const MiB = 1024 * 1024;

/** Every limit of the backend in one place. What operators may want to change comes from the environment. */
export const limits = {
	http: {
		/** Longer than the idle time of usual load balancers (60 s), so that they close first. */
		keepAliveMs: 65 * second,
		/** When it stops: how long connections without a request stay open, and after how long all are broken. */
		drain: { idleMs: second, limitMs: 6 * second },
	},
	/** The content endpoint. */
	content: {
		/** Levels of nested fields. */
		depth: 12,
		/** Fields, each counted as often as the list around it may hold it. */
		cost: 40_000,
		/** Entries of a list, by the field's name. */
		largestLists: { posts: 100, listedPosts: 100, sitemap: 1000, related: 3 },
		/** Tags of a language's index, those of the most articles. */
		listedTags: 100,
		/** Tokens of a query's text. */
		tokens: 6_000,
		/** Bytes of a request's body. */
		body: 100_000,
		/** The same of a query that carries a document as it is being typed. */
		draftBody: 4 * MiB,
		/** Whole answers in the cache. */
		answers: 1_000,
	},
	/** Requests of one client in a minute; sites are not counted where they ask for content and prices. */
	clients: { perMinute: { signIns: 30, resets: 6, content: 1_200, prices: 600, sandbox: 120 } },
	/** Both GraphQL endpoints: how deep braces, brackets and parentheses lie in each other. */
	graphql: { nesting: 40 },
	prices: {
		/** Requests of one token in one window of `rateSeconds`. */
		ratePerToken: 600,
		rateSeconds: 60,
		/** Bytes of a price query's body. */
		queryBytes: 16 * 1024,
		/** Words and signs in a query's text; fields asked of the root, aliases included. */
		queryTokens: 600,
		rootFields: 4,
		/** Countries in one filter: more than there are. */
		countries: 300,
		/** Bytes and lines of an imported file, characters of one line, and after how many problems it is read no further. */
		importBytes: 32 * MiB,
		importLines: 200_000,
		recordCharacters: 100_000,
		reportedErrors: 500,
		/** Changed rows on one page of what an import would do. */
		importPage: 50,
		/** Rows in one SQL statement; SQLite takes 32,766 parameters, PostgreSQL 65,535. */
		rowsPerStatement: 1_000,
		/** Operators read from the database and answered in one go (a country is never divided), and cached. */
		operatorsAtOnce: 2_500,
		operatorsStored: 40_000,
		/** Operators in an answer that can't be sent in parts, as it has several lists. */
		operatorsUndivided: 50_000,
		/** Announced changes of prices in an answer; those longest past go first. */
		changes: 500,
		/** Whole answers in the cache, the bytes of one, and of all together. */
		answers: 200,
		responseBytes: 4 * MiB,
		answersBytes: 64 * MiB,
		/** Seconds between two notes of a token's last use. */
		lastUsedSeconds: 60,
	},
	/** What one document holds in one language when it is written: sections and rows of lists, at any depth, and objects and lists, of which nodes of formatted texts are most. */
	documents: { rows: 200, objects: 10_000 },
	/** Payload's REST, which only people with a session reach (`surface/`). */
	rest: {
		/** Documents in one answer, without a limit given, and in a list of the editors' interface. */
		documents: 500,
		usualDocuments: 10,
		listedDocuments: 100,
		/** Levels of relations filled in, of a list, and of a filter's nesting. */
		depth: 2,
		listDepth: 1,
		filterDepth: 12,
		/** Single values in a query or a filter, and the number of a page. */
		values: 1_000,
		page: 1_000_000,
		/** Bytes of a query, in the address or in a body. */
		queryBytes: 64 * 1024,
		/**
		 * KiB by which an answer is estimated before it is read: of a document with sections or an article's text, and of any other, in one language.
		 * Above `answer` it is refused, with relations filled in above `filledIn`, and above `heavy` one person's wait for each other.
		 */
		// An answer: Payload's lists ask for what their documents refer to 250 at a time. Filling in holds the event loop for twice as long.
		kibibytes: {
			longDocument: 20,
			shortDocument: 1,
			answer: 5_000,
			filledIn: 2_500,
			heavy: 1_000,
		},
		/** Bytes of an answer, and how long reading for it may take. */
		responseBytes: 8 * MiB,
		responseMs: 15 * second,
		/** Reads of one person that run at once, and that wait for their turn. */
		readsAtOnce: 6,
		readsWaiting: 100,
		/** Pause before each heavy read, in which other requests are answered. */
		heavyPauseMs: 50,
		/** Bytes that a stranger may send to sign in, and somebody signed in besides files. */
		strangersBody: 16 * 1024,
		dataBytes: 8 * MiB,
	},
	/** How long the site may take to show an administrator's first screen which services it loads. */
	launchList: { siteMs: 2 * second },
	linkReport: {
		/** How long after the start the first look is, and how often it is looked whether a week has no report yet. */
		firstMs: 30 * second,
		everyMs: 60 * minute,
		/** Broken links that are stored, and named in a mail. */
		listed: 500,
		mailed: 20,
		/** Noted uses, and targets, that are looked at in one go. */
		atOnce: 500,
		/** Addresses of other sites: how many in a week, the pause between two, how long one may take, and how many redirects are followed. */
		external: { addresses: 300, pauseMs: 1 * second, timeoutMs: 10 * second, redirects: 5 },
	},
	/** What uses a document, in one answer; unused files on one page; documents of a list that are taken down together, in requests of so many. */
	usage: { listed: 300, perPage: 50, takenDown: 100, takenDownAtOnce: 20 },
	/** Lines of an imported list of redirects; each is checked against documents and other redirects. */
	redirects: { importLines: 2_000 },
	/** The search of the site; what a query may be is in `searchLimits` of the contracts. */
	search: {
		/** Characters of a document's text that are searched, and letters of a word that is remembered for typing mistakes and compounds. */
		bodyLength: 60_000,
		words: { shortest: 3, longest: 40 },
		/** Documents indexed in one transaction, and how often is looked for what another program left to be indexed. */
		indexedAtOnce: 5,
		lookEveryMs: 10 * second,
		/** How long a search waits for changes that are being indexed. */
		waitMs: second / 2,
		/** Compounds with a word, and words a mistyped one may mean, that are searched for. */
		compounds: 30,
		meant: 8,
		/** Words with the most letters in common that are compared for typing mistakes. */
		compared: 200,
		/** Characters of the text around what was found. */
		excerptLength: 200,
		/** Queries that found nothing, in each language: the one asked for longest ago goes first. */
		unanswered: 500,
	},
	/** Share links: how long one may hold, and how long one that has ended is still listed. */
	sharing: { longestDays: 90, listedDays: 30 },
	/** Documents in one release. */
	releases: { members: 200 },
	webhooks: {
		/** How long a site may take to answer. */
		timeoutMs: 5 * second,
		/** Tries with pauses that double from the first: about three days. */
		attempts: 16,
		firstPauseMs: 2 * second,
		/** Messages sent in one go. */
		atOnce: 100,
	},
	/** Files that are moved or tagged in one go, and folders and tags to choose from. */
	library: { sortedAtOnce: 200, listed: 500 },
	uploads: {
		fileBytes: 64 * MiB,
		/** Pixels of a picture's longer side, and its bytes, beyond which the form advises another size; nothing is refused. */
		advice: { smallest: 320, widest: 6_000, heaviest: 12_000_000 },
		/** Larger pictures are refused here, as the site would refuse to show them; `drawingLimits` of the contracts says the same of drawings. */
		pixels: 50_000_000,
		/** An animation: bytes, and names and values of its JSON. */
		animationBytes: 5_000_000,
		animationValues: 400_000,
		/** Animation data travel inside every page that shows them, so larger ones belong in a file. */
		animationDataCharacters: 100_000,
	},
	/** Room on the disk below which this program says that it is full. */
	disk: { leastBytes: MiB },
	/**
	 * The bucket of uploaded files: how long connecting may take, how long it may send nothing, how long one request may take, how often
	 * a request is tried, and connections at once. A save waits for it inside its transaction (`database.abandonedMs`).
	 */
	bucket: {
		connectMs: 2 * second,
		silentMs: 5 * second,
		requestMs: 25 * second,
		attempts: 2,
		connections: 50,
	},
	/** Characters of a new password, and the estimated strength (0 to 4) below which it counts as common. */
	passwords: { shortest: 12, longest: 256, leastScore: 2 },
	/** Wrong sign-ins, each counted three times; a browser that has signed in to the account before is counted by itself. */
	signIn: {
		/** Of one client (or known browser) for one account, and of one client for all accounts, in a window. */
		perClientAndAccount: 8,
		perClient: 40,
		windowSeconds: 10 * 60,
		/** For one account by all unknown browsers together (OWASP ASVS 2.2.1 allows 100 an hour). */
		perAccount: 100,
		accountWindowSeconds: 60 * 60,
		/** Wrong current passwords of one session in a window. */
		perSession: 8,
		/** Wrong one-time codes of a new site's set-up, of one client in a window. */
		perSetup: 8,
		/** How long a browser is known after a sign-in. */
		knownBrowserDays: 180,
		/** How long a change of an account, a sign-in among them, waits for another change of the same account. */
		lockMs: 10 * second,
	},
	/** How long one-time links are valid; how many of them one client, and one account, may ask for in a window by mail. */
	links: {
		resetMs: 60 * minute,
		invitationMs: 3 * 24 * 60 * minute,
		perClient: 10,
		perAccount: 3,
		windowSeconds: 15 * 60,
	},
	secondFactor: {
		recoveryCodes: 10,
		/** How long an enrollment that was begun can be finished. */
		enrollmentMs: 10 * minute,
		/** How far a device's clock may be off. */
		toleranceSeconds: 30,
	},
	openId: {
		/** How long somebody may take at the provider. */
		signInMs: 10 * minute,
		/** How long the provider may take to answer. */
		timeoutMs: 10 * second,
	},
	mail: {
		/** How long the mail server may take at each step, how often a mail is tried, and the first pause, which doubles. */
		timeoutMs: 10 * second,
		attempts: 5,
		firstPauseMs: 10 * second,
		/** The same for what visitors have written, which nobody asks for again: for about a day. */
		answerAttempts: 13,
	},
	review: {
		/** How long comments on a document are gathered before one mail tells a person of all of them, and how many that mail has. */
		commentsGatheredMs: 5 * minute,
		commentsInAMail: 20,
	},
	schedule: {
		/** Further tries of a planned publication that failed for no reason of the document's, and the first pause, which doubles: a quarter of an hour. */
		retries: 4,
		firstPauseMs: 60 * second,
		/** Plans and entries of the audit trail that the calendar shows at once, and its longest range. */
		listed: 1_000,
		days: 62,
	},
	/** Forms that visitors fill in. */
	forms: {
		/** Bytes of what the site passes on. */
		bodyBytes: 128 * 1024,
		/** Mails to senders in an hour: to one mailbox, whose owner need not be who typed it in; for one visitor's network; for all. And how often administrators hear of the last. */
		mails: { perMailbox: 3, perNetwork: 10, total: 500, noticeSeconds: 6 * 60 * 60 },
		/** How long who asks for the newsletter again gets no further mail, for the same reason. */
		subscriptionMailAfterMs: 20 * minute,
		/** Answers in one export. */
		exported: 10_000,
	},
	/** Lines in each list of the editors' first screen, and failed tasks that are looked at for it. */
	dashboard: { rows: 6, failedTasks: 500 },
	translations: {
		/** Documents looked at in one go while states of an older database are recorded. */
		recordedAtOnce: 200,
		/** Bytes of a file of translations, documents in one, and what its XML may hold: elements inside each other, all of them, attributes of one. */
		xliffBytes: 8 * MiB,
		xliffDocuments: 50,
		xliffXml: { depth: 32, elements: 300_000, attributes: 32 },
		/** The same of one passage. */
		passageXml: { depth: 32, elements: 20_000, attributes: 8 },
		/** Texts that are saved at once beside their source, and characters of one. */
		sideTexts: 500,
		sideTextLength: 100_000,
		/** What one request to a translation service holds, how long each attempt may take, how many there are, and the pause between them. */
		machine: {
			requestPassages: 50,
			requestCharacters: 60_000,
			timeoutMs: 5 * second,
			attempts: 2,
			pauseMs: second,
		},
	},
	/** Several backends on one PostgreSQL. */
	peers: {
		/** How long a question waits for what another backend has published, how often it looks. */
		waitMs: 1 * second,
		askEveryMs: 10,
		/** Bytes of the tags in one message; PostgreSQL takes 8,000 for all of it. */
		messageBytes: 7_000,
		/** Pause before listening again after the connection was lost. */
		againMs: 1 * second,
		/** How long used rates are collected before the others are told, and how many clients are named in one message. */
		collectRatesMs: 50,
		ratesAtOnce: 50,
	},
	/** Entries of the audit trail in one download. */
	audit: { exported: 10_000 },
	/** Documents that are published or taken down in one request, each in a transaction of its own. */
	publishing: {
		documentsAtOnce: 100,
		/** How long a publication can be undone. */
		undoMs: minute,
	},
	/** What editors write. */
	editing: {
		/** How long after the last letter a draft is saved by itself. */
		autosaveMs: 1_500,
		/** How long text may wait while somebody writes without a pause, and after how long saving is tried again. */
		unsavedMs: 5_000,
		/** How long somebody waits for a document that a colleague writes, and how often an open form looks. */
		lockRequestMs: 10 * minute,
		pollEveryMs: 5_000,
		/** Open forms that are known at once, so that people see who else has a document open. */
		openForms: 1_000,
		/** How long somebody who takes a document over waits for the colleague's open form to look, to save twice and to answer, also on a slow line. */
		takeOverMs: 20_000,
		/** Versions of one document or of one part that every page shares; the oldest go first. */
		versionsOfADocument: 30,
		/** Characters of a title and of a description that search engines show. */
		searchResult: { title: 60, description: 160 },
		/** Words from which on a text is a sentence, which no two languages share by chance. */
		sentenceWords: 5,
		/** Pixels of a picture that shows a page where it is shared (Open Graph). */
		sharedPicture: { width: pictureShapes.share.width, height: pictureShapes.share.height },
		/** Documents that the search for something to link to shows. */
		foundTargets: 12,
		/** Addresses of one pasted text that are looked up. */
		linksOfAPaste: 1_000,
		/** How often the trash is looked through, and how many documents of a collection are deleted each time. */
		trashEveryMs: 60 * minute,
		deletedAtOnce: 100,
		/** How long a draft stays in which nobody has written anything. */
		untouchedDraftMs: 24 * 60 * minute,
	},
	database: {
		/** Prepared statements that each connection to SQLite stores. */
		statements: 300,
		/** How long a write to SQLite waits for another program's, and how often it asks. */
		lockTimeoutMs: 10 * second,
		lockAskEveryMs: 25,
		/** How long a write to SQLite waits for those before it; an import of a list may take a while. */
		turnMs: 30 * second,
		/** How long a write to SQLite may go on until other requests are answered. */
		yieldMs: 25,
		/** After how long without a statement a transaction counts as left open, and is rolled back. */
		abandonedMs: 60 * second,
		/** Connections to PostgreSQL, and transactions at once: those left over read, so that no transaction waits for another's end to read. */
		connections: 12,
		transactions: 8,
		/** How long the database may take to answer the question whether it does. */
		readyMs: 2 * second,
	},
} as const;
