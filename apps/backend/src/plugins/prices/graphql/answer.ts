import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { noStore } from '../../../platform/http/answers.ts';
import { errorAnswer } from '../../../platform/http/errors/error-answer.ts';
import { readBody } from '../../../platform/http/reading/read-body.ts';
import { limits } from '../../../platform/limits.ts';
import type { AnswerPart } from '../context.ts';
import { currentBook } from '../model/current.ts';
import type { PriceBook } from '../model/price-book.ts';
import { refuse } from '../tokens/authorize.ts';
import { cacheAnswer, cachedAnswer } from './cached-answers.ts';
import { joinParts } from './parts.ts';
import { parseRequest } from './request.ts';
import { path, server } from './server.ts';

const headers = { 'content-type': 'application/json; charset=utf-8', ...noStore };

const isJson = (request: Request) =>
	/^application\/json\b/i.test(request.headers.get('content-type') ?? '');

/** POST /prices/graphql: the price query of specification section 7. */
export async function answerPriceQuery(payload: Payload, request: Request): Promise<Response> {
	const refusal = await refuse(payload, request, 'prices');
	if (refusal) return refusal;
	if (!isJson(request)) return errorAnswer(415, 'Send application/json', 'UNSUPPORTED_MEDIA_TYPE');
	const bytes = await readBody(request, limits.prices.queryBytes);
	if (bytes === undefined) {
		return errorAnswer(
			413,
			`The body is longer than ${limits.prices.queryBytes} bytes`,
			'TOO_LARGE',
		);
	}
	const body = bytes.toString('utf8');
	if (!parseRequest(body)) {
		return errorAnswer(400, 'Send {"query": …, "variables": …} as JSON', 'BAD_REQUEST');
	}
	const book = await currentBook(payload);
	const key = createHash('sha256').update(body).digest('base64');
	const cached = cachedAnswer(book, key);
	if (cached !== undefined) return new Response(cached, { headers });
	const run = (part: AnswerPart) => runQuery(payload, request, body, book, part);
	const part = { index: 0, count: 1 };
	const answer = await run(part);
	const text = await answer.text();
	const hasData = text.startsWith('{"data":{');
	if (answer.status === 200 && hasData && part.count > 1) {
		const answerOf = async (index: number) => (await run({ index, count: part.count })).text();
		return new Response(joinParts(text, part.count, answerOf), { headers });
	}
	if (answer.status === 200 && hasData) cacheAnswer(book, key, text);
	// A query that came to nothing is no success, whatever GraphQL over HTTP allows.
	const status = answer.status === 200 && !hasData ? 400 : answer.status;
	return new Response(text, { status, headers });
}

function runQuery(
	payload: Payload,
	{ url }: Request,
	body: string,
	book: PriceBook,
	part: AnswerPart,
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
