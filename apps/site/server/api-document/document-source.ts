import { createHash } from 'node:crypto';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { readBody } from '#shared/http/read-body.ts';
import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import type { StoredFile } from '../storage/stored-file.ts';
import { type ApiDocument, parseApiDocument } from './api-document.ts';

export interface ServedDocument {
	document: ApiDocument;
	text: string;
	etag: string;
}

export interface DocumentSourceOptions {
	/** Address of the document on the app host. */
	url: string;
	file: StoredFile;
	logger: Logger;
}

/**
 * The app host's OpenAPI document (specification section 7), from memory, then disk, then the host. Whatever was read
 * last is served at once while a newer one is fetched, and for as long as the host is down.
 */
export class DocumentSource {
	readonly #options: DocumentSourceOptions;
	#current: ServedDocument | undefined;
	#upstreamEtag: string | undefined;
	#nextCheckAt = 0;
	#underWay: Promise<void> | undefined;

	constructor(options: DocumentSourceOptions) {
		this.#options = options;
	}

	/** The document, or null when there has never been one. */
	async get(): Promise<ServedDocument | null> {
		this.#current ??= await this.#kept();
		if (Date.now() >= this.#nextCheckAt) {
			this.#underWay ??= this.#refresh().finally(() => {
				this.#underWay = undefined;
			});
		}
		if (!this.#current) await this.#underWay;
		return this.#current ?? null;
	}

	async #kept(): Promise<ServedDocument | undefined> {
		const text = await this.#options.file.read();
		try {
			return text === undefined ? undefined : served(text);
		} catch (error) {
			this.#options.logger.warn({ error }, 'the kept API document cannot be read');
			return undefined;
		}
	}

	async #refresh(): Promise<void> {
		const { logger, file } = this.#options;
		try {
			const text = await this.#fetch();
			if (text !== undefined && text !== this.#current?.text) {
				this.#current = served(text);
				await file.write(text).catch((error: unknown) => {
					logger.error({ error }, 'the API document could not be kept');
				});
			}
			this.#nextCheckAt = Date.now() + limits.api.freshMs;
		} catch (error) {
			this.#nextCheckAt = Date.now() + limits.api.pauseMs;
			logger.error({ error }, 'the API document could not be read');
		}
	}

	/** The host's document, or undefined when it is still the one at hand. */
	async #fetch(): Promise<string | undefined> {
		const known = this.#current ? this.#upstreamEtag : undefined;
		const response = await fetchWithRetry(this.#options.url, {
			redirect: 'error',
			signal: AbortSignal.timeout(limits.api.documentTimeoutMs),
			headers: { accept: 'application/json', ...(known && { 'if-none-match': known }) },
		});
		if (response.status === 304 && known) return undefined;
		if (!response.ok) {
			await response.body?.cancel();
			throw new Error(`the app host answered ${response.status}`);
		}
		const text = (await readBody(response, limits.api.documentBytes)).toString('utf8');
		parseApiDocument(text);
		this.#upstreamEtag = response.headers.get('etag') ?? undefined;
		return text;
	}
}

function served(text: string): ServedDocument {
	const hash = createHash('sha256').update(text).digest('base64url').slice(0, 24);
	return { document: parseApiDocument(text), text, etag: `"${hash}"` };
}
