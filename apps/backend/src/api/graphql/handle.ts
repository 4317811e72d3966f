import { notSetUpCode } from '@website/contracts/not-set-up';
import type { Payload } from 'payload';
import { z } from 'zod';
import { catchUp, withVersion } from '../../platform/cluster/applied-version.ts';
import { readOpenSetup } from '../../platform/database/setup-state.ts';
import { environment } from '../../platform/environment.ts';
import { noStore } from '../../platform/http/endpoint.ts';
import { brokenParameter } from '../../platform/http/graphql-guard.ts';
import { readBody } from '../../platform/http/reading/read-body.ts';
import { waitForSiteOptions } from '../../plugins/languages/api.ts';
import { limits } from './limits.ts';
import { type CachedResponse, ResponseCache, responseKey } from './response-cache.ts';
import { createContentYoga, draftsOf } from './yoga.ts';

/**
 * Returns the response to all content operations while the site is not set up, or `null` afterwards. Detects with the next request
 * that another process has finished the set-up, such as `npm run admin -- setup`.
 */
function setUpGate(payload: Payload): () => Promise<Response | null> {
	let isReady = false;
	let wasOpen = false;
	return async () => {
		if (isReady) return null;
		if (await readOpenSetup(payload)) {
			wasOpen = true;
			const message = 'The site has not been set up';
			return Response.json({ errors: [{ message, extensions: { code: notSetUpCode } }] });
		}
		if (wasOpen) await catchUp(payload);
		isReady = true;
		return null;
	};
}

const taggedResponse = z.object({
	errors: z.never().optional(),
	extensions: z.object({ cacheTags: z.array(z.string()) }),
});

function refuse(status: number, message: string): Response {
	return Response.json({ errors: [{ message }] }, { status });
}

function respond({ status, contentType, body }: CachedResponse, state: 'hit' | 'miss'): Response {
	return new Response(body, {
		status,
		headers: { 'content-type': contentType, ...noStore, 'x-answer-cache': state },
	});
}

function tagsOf(body: string): string[] | null {
	const parsed = taggedResponse.safeParse(JSON.parse(body));
	return parsed.success ? parsed.data.extensions.cacheTags : null;
}

/** Creates the handler of the content endpoint: set-up, size limits, cache, query. Caches only responses without errors and drafts. */
export function createContentHandler(payload: Payload) {
	const yoga = createContentYoga(payload);
	const cache = new ResponseCache(environment.ANSWER_CACHE_SECONDS);
	const notSetUp = setUpGate(payload);
	const handle = async (request: Request): Promise<Response> => {
		await waitForSiteOptions();
		const refusal = await notSetUp();
		if (refusal) return refusal;
		const draftRequest = await draftsOf(payload, request);
		const showsDrafts = draftRequest.view.drafts !== 'none';
		// Responses about a share link are private, even after the link has ended.
		const isPrivate = showsDrafts || draftRequest.shareLink !== null;
		const body = await readBody(request, showsDrafts ? limits.draftBody : limits.body);
		if (!body || request.url.length > limits.body) return refuse(413, 'The request is too large');
		const text = body.toString('utf8');
		const broken = brokenParameter(request.url);
		if (broken) return refuse(400, `"${broken}" is not JSON`);
		const key = responseKey([
			request.method,
			new URL(request.url).search,
			request.headers.get('accept') ?? '',
			request.headers.get('content-type') ?? '',
			text,
		]);
		const cached = isPrivate ? null : cache.get(key);
		if (cached) return respond(cached, 'hit');
		const changesBefore = cache.changes;
		const response = await yoga.handleRequest(withBody(request, text), draftRequest);
		const contentType = response.headers.get('content-type') ?? '';
		if (isPrivate || response.status !== 200 || !contentType.includes('json')) return response;
		const fresh: CachedResponse = { status: 200, contentType, body: await response.text() };
		const tags = tagsOf(fresh.body);
		if (tags) cache.set(key, fresh, tags, changesBefore);
		return respond(fresh, 'miss');
	};
	return (request: Request) => withVersion(payload, request, () => handle(request));
}

/** Copies a request with the body that was already read. HEAD becomes GET, which the GraphQL server supports. */
function withBody(request: Request, body: string): Request {
	const bodiless = request.method === 'GET' || request.method === 'HEAD';
	return new Request(request.url, {
		method: bodiless ? 'GET' : request.method,
		headers: request.headers,
		...(bodiless ? {} : { body }),
	});
}
