import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { z } from 'zod';
import { errorResponse, noStore } from '../../../platform/http/endpoint.ts';
import { readBody } from '../../../platform/http/reading/read-body.ts';
import { limits } from '../../../platform/limits.ts';
import { authorize } from '../authorize.ts';
import type { ResponsePart } from '../context.ts';
import { currentBook } from '../model/current.ts';
import type { PriceBook } from '../model/price-book.ts';
import { path, server } from './server.ts';

type ReadPart = (index: number) => Promise<string>;

/** Matches a response with a single list as its data: the text before its entries, the entries, the text after them. */
const pattern = /^(\{"data":\{"\w+":\[)(.*)(\]\}\})$/s;

function split(response: string): [start: string, entries: string, end: string] {
	const [, start, entries, end] = pattern.exec(response) ?? [];
	if (start === undefined || entries === undefined || end === undefined) {
		throw new Error('A part of the response is not a list');
	}
	return [start, entries, end];
}

/**
 * Joins the parts of a list to a single response. Each part is sent while the next one is computed. If a part fails, the response is
 * aborted.
 *
 * @param first the response to part 0
 * @param readPart returns the response to the part with an index
 */
function joinParts(first: string, count: number, readPart: ReadPart): ReadableStream<Uint8Array> {
	const [start, entries, end] = split(first);
	const encoder = new TextEncoder();
	let next = 1;
	let before = entries;
	return new ReadableStream({
		start(controller) {
			controller.enqueue(encoder.encode(start + entries));
		},
		async pull(controller) {
			if (next >= count) {
				controller.enqueue(encoder.encode(end));
				controller.close();
				return;
			}
			const [, rest] = split(await readPart(next));
			next += 1;
			controller.enqueue(encoder.encode(before && rest ? `,${rest}` : rest));
			before ||= rest;
		},
	});
}

/** Responses by request, for each price book, with which they are garbage-collected. */
const caches = new WeakMap<PriceBook, LRUCache<string, string>>();

function getCache(book: PriceBook): LRUCache<string, string> {
	const existing = caches.get(book);
	if (existing) return existing;
	const newCache = new LRUCache<string, string>({
		max: limits.prices.cachedResponses,
		maxSize: limits.prices.cacheBytes,
		maxEntrySize: limits.prices.responseBytes,
		sizeCalculation: (response) => response.length || 1,
	});
	caches.set(book, newCache);
	return newCache;
}

const headers = { 'content-type': 'application/json; charset=utf-8', ...noStore };

const isJson = (request: Request) =>
	/^application\/json\b/i.test(request.headers.get('content-type') ?? '');

const graphqlRequest = z.object({
	query: z.string().min(1),
	operationName: z.string().nullish(),
	variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Parses a request body. Returns undefined if it is not a GraphQL request. */
function parseRequest(body: string): z.infer<typeof graphqlRequest> | undefined {
	try {
		return graphqlRequest.safeParse(JSON.parse(body)).data;
	} catch {
		return undefined;
	}
}

/** POST /prices/graphql: the price query of specification section 7. */
export async function executePriceQuery(payload: Payload, request: Request): Promise<Response> {
	const refusal = await authorize(payload, request, 'prices');
	if (refusal) return refusal;
	if (!isJson(request))
		return errorResponse(415, 'Send application/json', 'UNSUPPORTED_MEDIA_TYPE');
	const bytes = await readBody(request, limits.prices.queryBytes);
	if (bytes === undefined) {
		return errorResponse(
			413,
			`The body is longer than ${limits.prices.queryBytes} bytes`,
			'TOO_LARGE',
		);
	}
	const body = bytes.toString('utf8');
	if (!parseRequest(body)) {
		return errorResponse(400, 'Send {"query": …, "variables": …} as JSON', 'BAD_REQUEST');
	}
	const book = await currentBook(payload);
	const key = createHash('sha256').update(body).digest('base64');
	const cache = getCache(book);
	const cached = cache.get(key);
	if (cached !== undefined) return new Response(cached, { headers });
	const run = (part: ResponsePart) => runQuery(payload, request, body, book, part);
	const part = { index: 0, count: 1 };
	const response = await run(part);
	const text = await response.text();
	const hasData = text.startsWith('{"data":{');
	if (response.status === 200 && hasData && part.count > 1) {
		const partText = async (index: number) => (await run({ index, count: part.count })).text();
		return new Response(joinParts(text, part.count, partText), { headers });
	}
	if (response.status === 200 && hasData) cache.set(key, text);
	// A response without data has status 400, although GraphQL over HTTP allows 200.
	const status = response.status === 200 && !hasData ? 400 : response.status;
	return new Response(text, { status, headers });
}

function runQuery(
	payload: Payload,
	{ url }: Request,
	body: string,
	book: PriceBook,
	part: ResponsePart,
): Promise<Response> | Response {
	return server.fetch(
		new Request(new URL(path, url), {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
			body,
		}),
		{ payload, priceBook: async () => book, part },
	);
}
