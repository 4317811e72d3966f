import { readBody } from '@website/contracts/read-body';
import { DiskStore } from '@website/page-cache/disk-store';
import { z } from 'zod';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import { StaleCache } from '../storage/stale-cache.ts';

const schema = z.looseObject({
	openapi: z.string().regex(/^3\.\d+/),
	info: z.looseObject({ title: z.string(), version: z.string().default('') }),
	servers: z.array(z.looseObject({ url: z.string() })).default([]),
	paths: z.record(z.string().startsWith('/'), z.looseObject({})),
});

/** The parts of an OpenAPI 3 document that the site reads. */
export type ApiDocument = z.infer<typeof schema>;

/** Parses an OpenAPI 3 document. Throws on anything else: HTML, truncated JSON, other versions. */
export function parseApiDocument(text: string): ApiDocument {
	return schema.parse(JSON.parse(text));
}

export interface HostDocument {
	document: ApiDocument;
	text: string;
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
	readonly #cache = new StaleCache<HostDocument>(limits.api.cache);
	readonly #store: DiskStore;
	#storedDocument: Promise<HostDocument | undefined> | undefined;
	/** The host's last response with its entity tag. */
	#latest: { document: HostDocument; etag: string | null } | undefined;

	constructor(options: DocumentSourceOptions) {
		this.#options = options;
		this.#store = new DiskStore({
			folder: options.folder,
			entryName: /^openapi\.json$/,
			bound: { maxBytes: limits.api.documentBytes },
		});
	}

	async get(): Promise<HostDocument | null> {
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

	async #readStored(): Promise<HostDocument | undefined> {
		try {
			const file = await this.#store.read(fileName);
			return file && hostDocument(file.bytes.toString());
		} catch (err) {
			this.#options.logger.warn({ err }, 'the stored API document cannot be read');
			return undefined;
		}
	}

	async #read(): Promise<HostDocument> {
		const { logger } = this.#options;
		const previous = this.#latest?.document;
		try {
			const document = await this.#fetch();
			if (document !== previous)
				await this.#store.write(fileName, document.text).catch((err: unknown) => {
					logger.error({ err }, 'the API document could not be stored');
				});
			return document;
		} catch (err) {
			logger.error({ err }, 'the API document could not be read');
			throw err;
		}
	}

	async #fetch(): Promise<HostDocument> {
		const latest = this.#latest;
		const response = await fetchWithRetry(this.#options.url, {
			redirect: 'error',
			signal: AbortSignal.timeout(limits.api.documentTimeoutMs),
			headers: {
				accept: 'application/json',
				...(latest?.etag && { 'if-none-match': latest.etag }),
			},
		});
		if (response.status === 304 && latest) return latest.document;
		if (!response.ok) {
			await response.body?.cancel();
			throw new Error(`the app host responded ${response.status}`);
		}
		const text = (await readBody(response, limits.api.documentBytes)).toString('utf8');
		const document = text === latest?.document.text ? latest.document : hostDocument(text);
		this.#latest = { document, etag: response.headers.get('etag') };
		return document;
	}
}

function hostDocument(text: string): HostDocument {
	return { document: parseApiDocument(text), text };
}
