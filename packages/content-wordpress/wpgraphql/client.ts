import { isDeepStrictEqual } from 'node:util';
import { makePrintable } from '@website/contracts/printable-text';
import { readBody } from '@website/contracts/read-body';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { limits } from '../limits.ts';
import {
	type GraphQLFault,
	SignInRequired,
	unlessRefused,
	WordPressFailure,
	WordPressRefusal,
} from './failures.ts';
import { missingRoot } from './missing-root.ts';

export interface ClientOptions {
	/** Address of WPGraphQL, such as https://cms.example/graphql. */
	url: string;
	timeoutMs: number;
	fetch: typeof fetch;
	/** User name and application password of an editor; needed for drafts only. */
	editor?: { user: string; password: string } | undefined;
}

type Variables = Readonly<Record<string, unknown>>;

interface Operation {
	query: string;
	variables: Variables;
}

interface QueuedOperation extends Operation, PromiseWithResolvers<unknown> {}

/** A redirect of WordPress or of one of its plugins. */
export interface PathRedirect {
	/** Undefined with the status 410. */
	location: string | undefined;
	status: 301 | 302 | 307 | 308 | 410;
	/** Its author as WordPress names it: `WordPress` itself or a plugin, such as `redirection`; `file` for a file of the media library. */
	by: string | null;
}

const redirectStatuses = [301, 302, 307, 308, 410] as const;

/** A client of WPGraphQL. Simultaneous operations are sent in one request if WordPress accepts batches, the same ones once. */
export class WordPressClient {
	readonly #options: ClientOptions;
	#waiting: QueuedOperation[] = [];
	/** False after an answer that was no batch; true again after a failure, which may have caused that answer. */
	#acceptsBatches = true;
	/** True if WPGraphQL answers signed-in users only. */
	#signsIn = false;
	/** The redirects of unknown paths, or undefined for paths without one. */
	readonly #redirects = new LRUCache<string, { redirect: PathRedirect | undefined }>({
		max: limits.oldAddresses,
		ttl: limits.oldAddressesMs,
	});
	readonly #pathRequests = new PQueue({ concurrency: limits.oldAddressRequests });

	constructor(options: ClientOptions) {
		this.#options = options;
	}

	/** True if drafts can be read. */
	get hasEditor(): boolean {
		return this.#options.editor !== undefined;
	}

	/**
	 * Runs one operation and returns its data. `Data` describes the query's selection, which the server's schema guarantees.
	 * Rejects with a WordPressRefusal if the schema lacks a part of the query, and with a WordPressFailure for other errors.
	 */
	query<Data>(query: string, variables: Variables = {}): Promise<Data> {
		return this.#signedInIfRequired(async () => {
			const result = await this.#enqueue({ query, variables });
			try {
				return dataOf(result, query) as Data;
			} catch (error) {
				if (error instanceof WordPressFailure) this.#acceptsBatches = true;
				throw error;
			}
		});
	}

	#enqueue(operation: Operation): Promise<unknown> {
		const same = this.#waiting.find(
			({ query, variables }) =>
				query === operation.query && isDeepStrictEqual(variables, operation.variables),
		);
		if (same) return same.promise;
		if (this.#waiting.length === 0) setImmediate(() => void this.#send());
		const queued = { ...operation, ...Promise.withResolvers<unknown>() };
		this.#waiting.push(queued);
		return queued.promise;
	}

	/** Runs one operation in a request of its own. Resolves and rejects like `query`. */
	queryAlone<Data>(query: string, variables: Variables, timeoutMs?: number): Promise<Data> {
		return this.#signedInIfRequired(
			async () =>
				dataOf(await this.#post({ query, variables }, this.#signsIn, timeoutMs), query) as Data,
		);
	}

	/** Runs one operation with the editor's rights, for drafts. It is never batched with public queries. */
	async queryAsEditor<Data>(query: string, variables: Variables): Promise<Data> {
		return dataOf(await this.#post({ query, variables }, true), query) as Data;
	}

	/** Runs operations with the editor's rights if WPGraphQL is restricted to signed-in users. Lists then still have published documents only. */
	async #signedInIfRequired<Data>(run: () => Promise<Data>): Promise<Data> {
		const isSignedIn = this.#signsIn;
		try {
			return await run();
		} catch (error) {
			if (!(error instanceof SignInRequired) || isSignedIn || !this.hasEditor) throw error;
			this.#signsIn = true;
			return run();
		}
	}

	/** True if WordPress accepts the editor's user name and application password. Rejects when WordPress fails. */
	async acceptsEditor(): Promise<boolean> {
		const query = this.queryAsEditor<{ viewer: unknown }>('{ viewer { id } }', {});
		return (await unlessRefused(query, { viewer: null })).viewer !== null;
	}

	/**
	 * The redirect of a path without a document, as of the former slugs of articles, which WPGraphQL does not know; from the page of an
	 * attachment to its file. Undefined if there is none. Rejects when WordPress fails, or is asked so often at once that it takes too long;
	 * only answers are stored.
	 */
	async redirectOf(path: string): Promise<PathRedirect | undefined> {
		const key = path.replace(/\/(?=\?|$)/, '');
		const stored = this.#redirects.get(key);
		if (stored) return stored.redirect;
		const ask = async () => {
			const response = await this.#headOf(path);
			return { response, file: response.ok ? await this.#file(path) : null };
		};
		const { response, file } = await this.#pathRequests
			.add(ask, { signal: AbortSignal.timeout(this.#options.timeoutMs) })
			.catch((cause: unknown) => {
				if (cause instanceof WordPressRefusal) throw cause;
				throw new WordPressFailure('WordPress did not answer', { cause });
			});
		if (await this.#hidesPages(response, path)) return undefined;
		const redirect = file
			? ({ location: file, status: 301, by: 'file' } as const)
			: toRedirect(response, this.#addressOf(path));
		this.#redirects.set(key, { redirect });
		return redirect;
	}

	/** The redirect that WordPress has for a path at this moment; undefined if there is none or it does not answer. */
	async currentRedirect(path: string): Promise<PathRedirect | undefined> {
		const response = await this.#headOf(path).catch(() => undefined);
		return response && toRedirect(response, this.#addressOf(path));
	}

	/** False if WordPress says that its REST API has no such namespace, as of a plugin that is not there. */
	async mayHaveNamespace(name: string): Promise<boolean> {
		const address = new URL(`wp-json/${name}`, this.#options.url);
		const response = await this.#head(address).catch(() => undefined);
		return response?.status !== 404;
	}

	/**
	 * The number of entries of a list of the REST API, such as `search?subtype=page`, and the time by the clock of WordPress a second before;
	 * undefined if it does not tell.
	 */
	async restTotal(list: string): Promise<{ total: number; readAt: Date } | undefined> {
		try {
			const response = await this.#head(new URL(`wp-json/wp/v2/${list}`, this.#options.url));
			const total = response.headers.get('x-wp-total');
			const date = Date.parse(response.headers.get('date') ?? '');
			if (!response.ok || !total || Number.isNaN(date)) return undefined;
			return { total: Number(total), readAt: new Date(date - 1000) };
		} catch {
			return undefined;
		}
	}

	/** True for the answer of a plugin for sites under construction, at every path but that of WPGraphQL. Rejects when WordPress fails. */
	async #hidesPages({ status }: Response, path: string): Promise<boolean> {
		if (status === 503) await this.query('{ generalSettings { url } }');
		else if (status === 429 || status >= 500)
			throw new WordPressFailure(`WordPress answered ${status} at ${path}`);
		return status === 503;
	}

	#headOf(path: string): Promise<Response> {
		return this.#head(this.#addressOf(path), limits.oldAddressMs);
	}

	async #head(address: string | URL, timeoutMs = this.#options.timeoutMs): Promise<Response> {
		const response = await this.#options.fetch(address, {
			method: 'HEAD',
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		});
		await response.body?.cancel();
		return response;
	}

	#addressOf(path: string): string {
		return new URL(this.#options.url).origin + path;
	}

	/**
	 * The text at a path, which may be relative to WPGraphQL, after a redirect on the same host; undefined if there is none. Rejects when
	 * WordPress fails.
	 */
	async read(path: string): Promise<string | undefined> {
		const { url, timeoutMs, fetch } = this.#options;
		const { origin } = new URL(url);
		let address = new URL(path, url);
		for (let step = 0; step < 2 && address.origin === origin; step += 1) {
			const signal = AbortSignal.timeout(timeoutMs);
			const response = await fetch(address, { redirect: 'manual', signal }).catch(
				(cause: unknown) => {
					throw new WordPressFailure('WordPress did not answer', { cause });
				},
			);
			const text = (await readBody(response, limits.responseBytes)).toString('utf8');
			if (response.ok) return text;
			if (await this.#hidesPages(response, path)) return undefined;
			address = new URL(response.headers.get('location') ?? 'about:blank', address);
		}
		return undefined;
	}

	/** The URL of the file whose attachment page has a path; null for other pages. New installations have no such pages. */
	async #file(uri: string): Promise<string | null> {
		const query = 'query ($uri: ID!) { mediaItem(id: $uri, idType: URI) { mediaItemUrl } }';
		const { mediaItem } = await this.query<{ mediaItem: { mediaItemUrl: string | null } | null }>(
			query,
			{ uri },
		);
		return mediaItem?.mediaItemUrl ?? null;
	}

	async #send(): Promise<void> {
		const operations = this.#waiting;
		this.#waiting = [];
		for (let index = 0; index < operations.length; index += limits.batchSize) {
			void this.#sendTogether(operations.slice(index, index + limits.batchSize));
		}
	}

	async #sendTogether(operations: readonly QueuedOperation[]): Promise<void> {
		if (operations.length === 1 || !this.#acceptsBatches) return this.#sendEach(operations);
		try {
			const results = await this.#post(
				operations.map(({ query, variables }) => ({ query, variables })),
			);
			if (!Array.isArray(results) || results.length !== operations.length) {
				// Set before the operations are sent: a failure of one of them sets it back.
				this.#acceptsBatches = false;
				return this.#sendEach(operations);
			}
			for (const [index, { resolve }] of operations.entries()) resolve(results[index]);
		} catch (error) {
			for (const { reject } of operations) reject(error);
		}
	}

	async #sendEach(operations: readonly QueuedOperation[]): Promise<void> {
		for (const { query, variables, resolve, reject } of operations) {
			void this.#post({ query, variables }).then(resolve, reject);
		}
	}

	async #post(
		body: Operation | Operation[],
		asEditor: boolean = this.#signsIn,
		timeoutMs = this.#options.timeoutMs,
	): Promise<unknown> {
		const { url, fetch, editor } = this.#options;
		const credentials = Buffer.from(`${editor?.user}:${editor?.password}`).toString('base64');
		const headers: Record<string, string> = asEditor
			? { authorization: `Basic ${credentials}` }
			: {};
		try {
			const response = await fetch(url, {
				method: 'POST',
				headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
				body: JSON.stringify(body),
				// A redirected POST arrives as a GET, without its query.
				redirect: 'manual',
				signal: AbortSignal.timeout(timeoutMs),
			});
			const target = response.headers.get('location');
			if (target) throw new WordPressFailure(`${url} redirects to ${target}: use that URL`);
			const text = (await readBody(response, limits.responseBytes)).toString('utf8');
			return parseResponse(text, response.status, url);
		} catch (cause) {
			this.#acceptsBatches = true;
			if (cause instanceof WordPressFailure) throw cause;
			throw new WordPressFailure('WordPress did not answer', { cause });
		}
	}
}

/** The redirect in a response; undefined for other responses, such as 303 and errors. */
function toRedirect({ headers, status }: Response, base: string): PathRedirect | undefined {
	const redirectStatus = redirectStatuses.find((one) => one === status);
	const target = headers.get('location');
	const location = target ? URL.parse(target, base)?.href : undefined;
	if (!redirectStatus || (redirectStatus !== 410 && !location)) return undefined;
	return { location, status: redirectStatus, by: headers.get('x-redirect-by') };
}

/** Characters that a log would not show. */
const invisible = /[\p{C}\p{Z}](?<! )/gu;

const escaped = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/**
 * Parses a GraphQL response. Data counts only with status 200. WPGraphQL refuses operations with 200, 400 or 500, so errors count with any
 * status. WordPress' own errors (maintenance mode, a PHP error, no database) are JSON with `code` and `data`, but no GraphQL.
 */
function parseResponse(text: string, status: number, url: string): unknown {
	let body: unknown;
	try {
		// A file of a plugin that begins with a byte order mark puts it before every response; a reader may ignore it (RFC 8259, 8.1).
		body = JSON.parse(text.replace(/^\ufeff+/, ''));
	} catch (cause) {
		const start = JSON.stringify(text.slice(0, 80)).replace(invisible, escaped);
		throw new WordPressFailure(
			`WordPress answered ${status} with something other than JSON: ${start}`,
			{ cause },
		);
	}
	const results: unknown[] = Array.isArray(body) ? body : [body];
	makePrintable(results);
	for (const result of results) {
		const { code, data, errors, message } = Object(result);
		if (String(code).startsWith('rest_')) {
			throw new WordPressFailure(
				`${url} is the REST API of WordPress: use the URL of WPGraphQL, such as ${url.replace(/\/(?:wp-json.*|\?.*)?$/, '/graphql')}`,
			);
		}
		const isGraphQL = code === undefined && (data !== undefined || Array.isArray(errors));
		if (!isGraphQL || (status !== 200 && data)) {
			const detail = typeof message === 'string' ? `: ${message.slice(0, 300)}` : '';
			throw new WordPressFailure(`WordPress answered ${status} without GraphQL${detail}`);
		}
	}
	return body;
}

/** The data of a result. A root field that is missing, or a list that is null, is a failure and not an empty list. */
function dataOf(result: unknown, query: string): unknown {
	const { data, errors } = Object(result);
	const faults: GraphQLFault[] = Array.isArray(errors) ? errors : [];
	if (typeof data !== 'object' || data === null) {
		const isRefusal =
			faults.length > 0 && faults.every(({ path, locations }) => !path && locations);
		if (isRefusal && messageOf(faults).includes('cannot be accessed without authentication')) {
			throw new SignInRequired();
		}
		if (isRefusal) throw new WordPressRefusal(faults);
		throw new WordPressFailure(messageOf(faults) || 'WordPress answered without data');
	}
	// A root field or a text that failed is null, which must not be taken for a missing value.
	const fatalFaults = faults.filter(
		({ path }) => !path || data[String(path[0])] === null || path.at(-1) === 'content',
	);
	if (fatalFaults.length > 0) throw new WordPressFailure(messageOf(fatalFaults));
	const missing = missingRoot(query, data);
	if (missing) throw new WordPressFailure(`WordPress answered without ${missing}`);
	return data;
}

const messageOf = (faults: readonly GraphQLFault[]): string =>
	faults.map(({ message }) => String(message).slice(0, 300)).join('; ');
