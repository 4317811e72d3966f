export interface PageDocument {
	html: Buffer;
	/** The code of the site's own inline scripts. The content security policy blocks all other inline scripts of the page. */
	codes: readonly Uint8Array[];
}

/** What rendering a page records beside its response. It tells the page cache whether, for how long and with which tags to store the page. */
export class RenderRecord {
	/** The cache tags of all data that the loaders read. */
	readonly tags = new Set<string>();
	/** True if a response of the content endpoint had no cache tags, so that no purge affects the page. */
	isUntagged = false;
	/** True if a part of the page was omitted or is outdated: it is neither cached nor counted as healthy. */
	isDegraded = false;
	/** The rendered document, which React Router's response does not contain. */
	document: PageDocument | undefined;
	readonly #logError: (err: unknown, message: string) => void;

	constructor(logError: (err: unknown, message: string) => void) {
		this.#logError = logError;
	}

	addTags(tags: Iterable<string>): void {
		for (const tag of tags) this.tags.add(tag);
	}

	/** Marks the page as degraded, and logs the reason. */
	degrade(reason?: unknown): void {
		this.isDegraded = true;
		if (reason) this.#logError(reason, 'a part of the page could not be read');
	}

	/** Logs an error of a loader or of rendering. */
	fail(error: unknown): void {
		this.#logError(error, 'a page failed');
	}
}
