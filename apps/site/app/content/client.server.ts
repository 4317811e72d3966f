import { contractHeaders } from '@website/contracts/headers';
import type { LiveDocument } from '@website/contracts/live-document';
import { GraphQLClient } from 'graphql-request';
import type { ContentVersion } from '#shared/http/content-version.ts';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { traceHeaders } from '#shared/http/tracing.server.ts';

/** How the content endpoint is called; every value comes from the site's environment. */
export interface ContentClientOptions {
	url: string;
	/** Takes the place of `fetch` where the site itself answers the operations. */
	fetch?: typeof fetch | undefined;
	/** Reads go by POST unless GET is configured; mutations always go by POST (specification section 7). */
	method: 'POST' | 'GET';
	/** `all` hands out data beside errors instead of raising them (specification section 4). */
	errorPolicy: 'none' | 'ignore' | 'all';
	timeoutMs: number;
	token?: string | undefined;
	previewToken?: string | undefined;
	/** An editor's unsaved values in place of the stored document; used with a preview token only. */
	liveDocument?: LiveDocument | undefined;
	/** What purges have said: answers must not be older. */
	version?: ContentVersion;
	/** Called if a response is older than requested, so that no page made from it is stored. */
	onStaleResponse?: () => void;
}

/**
 * A client for the content endpoint with the specified errors (sections 4, 7 and 8); GraphQL errors are raised unless the policy is
 * `all`.
 */
export function createContentClient(options: ContentClientOptions): GraphQLClient {
	return new GraphQLClient(options.url, {
		jsonSerializer: { parse: parseResult, stringify: JSON.stringify },
		method: options.liveDocument ? 'POST' : options.method,
		errorPolicy: options.errorPolicy,
		headers: {
			...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
			...(options.previewToken ? { [contractHeaders.previewToken]: options.previewToken } : {}),
		},
		fetch: async (input, init) => {
			const version = options.version?.forRequest();
			const callHeaders = Object.fromEntries(new Headers(init?.headers));
			const response = await (options.fetch ?? fetchWithRetry)(input, {
				...withExtensions(init, options.liveDocument && { liveDocument: options.liveDocument }),
				headers: { ...callHeaders, ...version?.headers, ...traceHeaders() },
				signal: AbortSignal.timeout(options.timeoutMs),
			});
			if (version?.isOlder(response)) options.onStaleResponse?.();
			if (response.ok && !/json/i.test(response.headers.get('content-type') ?? '')) {
				await response.body?.cancel();
				throw invalidResult();
			}
			return response;
		},
	});
}

/** Reads the result of an execution. */
function parseResult(text: string): unknown {
	const result: unknown = parseJson(text);
	if (typeof result === 'object' && result !== null && !Array.isArray(result)) return result;
	throw invalidResult();
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw invalidResult();
	}
}

/** The specified error (section 8), without anything of the answer: it may be a whole page. */
const invalidResult = () => new Error('Invalid execution result: result is not object');

/** GraphQL over HTTP, section 5: `extensions` beside query and variables. */
function withExtensions(init: RequestInit | undefined, extensions: object | undefined) {
	if (!extensions || typeof init?.body !== 'string') return init;
	return { ...init, body: JSON.stringify({ ...JSON.parse(init.body), extensions }) };
}
