import { createHash } from 'node:crypto';
import { readBody } from '@website/contracts/read-body';
import { DiskStore } from '@website/page-cache/disk-store';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';
import { type ApiDocument, parseApiDocument } from './api-document.ts';

export interface ServedDocument {
	document: ApiDocument;
	text: string;
	etag: string;
}

export interface DocumentSourceOptions {
	url: string;
	folder: string;
	logger: Logger;
}

const fileName = 'openapi.json';

/**
 * The app host's OpenAPI document (specification section 7), read from memory, then disk, then the host. Serves a stale document while the
 * host is slow or down.
 */
export class DocumentSource {
	readonly #options: DocumentSourceOptions;
	readonly #cache = new StaleCache<ServedDocument>(limits.api.cache);
	readonly #store: DiskStore;
	#storedDocument: Promise<ServedDocument | undefined> | undefined;
	/** The host's last response with its entity tag. */
	#fetched: { served: ServedDocument; etag: string | null } | undefined;

	constructor(options: DocumentSourceOptions) {
		this.#options = options;
		this.#store = new DiskStore({
			folder: options.folder,
			entryName: /^openapi\.json$/,
			bound: { maxBytes: limits.api.documentBytes },
		});
	}

	async get(): Promise<ServedDocument | null> {
		const fallback = () => {
			this.#storedDocument ??= this.#readStored();
			return this.#storedDocument;
		};
		// `#read` has logged the error.
		return this.#cache.get('document', () => this.#read(), { fallback }).catch(() => null);
	}

	/** Fetches the document again, for example when the brand name in it has changed. */
	invalidate(): void {
		this.#cache.invalidate();
	}

	async #readStored(): Promise<ServedDocument | undefined> {
		try {
			const file = await this.#store.read(fileName);
			return file && served(file.bytes.toString());
		} catch (err) {
			this.#options.logger.warn({ err }, 'the stored API document cannot be read');
			return undefined;
		}
	}

	async #read(): Promise<ServedDocument> {
		const { logger } = this.#options;
		const before = this.#fetched?.served;
		try {
			const read = await this.#fetch();
			if (read !== before)
				await this.#store.write(fileName, read.text).catch((err: unknown) => {
					logger.error({ err }, 'the API document could not be stored');
				});
			return read;
		} catch (err) {
			logger.error({ err }, 'the API document could not be read');
			throw err;
		}
	}

	async #fetch(): Promise<ServedDocument> {
		const cached = this.#fetched;
		const response = await fetchWithRetry(this.#options.url, {
			redirect: 'error',
			signal: AbortSignal.timeout(limits.api.documentTimeoutMs),
			headers: {
				accept: 'application/json',
				...(cached?.etag && { 'if-none-match': cached.etag }),
			},
		});
		if (response.status === 304 && cached) return cached.served;
		if (!response.ok) {
			await response.body?.cancel();
			throw new Error(`the app host answered ${response.status}`);
		}
		const text = (await readBody(response, limits.api.documentBytes)).toString('utf8');
		const document = text === cached?.served.text ? cached.served : served(text);
		this.#fetched = { served: document, etag: response.headers.get('etag') };
		return document;
	}
}

function served(text: string): ServedDocument {
	const hash = createHash('sha256').update(text).digest('base64url').slice(0, 24);
	return { document: parseApiDocument(text), text, etag: `"${hash}"` };
}
