import type { Payload } from 'payload';
import { consume } from '../../platform/cluster/shared-rate.ts';
import { environment } from '../../platform/environment.ts';
import { jsonAnswer, noStore } from '../../platform/http/answers.ts';
import { overRate } from '../../platform/http/client-rates.ts';
import { readBody } from '../../platform/http/reading/read-body.ts';
import { limits } from '../../platform/limits.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { ApiProblem, problemAnswer } from '../messaging/problem.ts';
import { readBrand } from '../messaging/read-brand.ts';
import { signatureHeaderOf } from '../openapi/document.ts';
import { type Account, accountOf } from './accounts.ts';
import { checkRequest } from './check-request.ts';
import { type DescribedOperation, describedOperations } from './described-operations.ts';
import { handlers } from './handlers.ts';
import { inspectorOf, keyOf } from './test-key.ts';

/** The operation that a request asks for, with the parameters in its path. */
function operationOf(
	request: Request,
	pathname: string,
): { operation: DescribedOperation; path: Record<string, string> } {
	for (const operation of describedOperations) {
		const found = operation.method === request.method && operation.pattern.exec(pathname);
		if (found) return { operation, path: { ...found.groups } };
	}
	throw new ApiProblem('not_found');
}

/** The account of the request's key, whose requests are counted. */
async function authorize(request: Request): Promise<string> {
	const id = inspectorOf(keyOf(request));
	if (id === undefined)
		throw new ApiProblem('invalid_key', { headers: { 'www-authenticate': 'Bearer' } });
	const seconds = await consume('requestsOfTestKey', id);
	if (seconds > 0)
		throw new ApiProblem('rate_limited', { headers: { 'retry-after': String(seconds) } });
	return id;
}

async function bodyOf(request: Request): Promise<unknown> {
	if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
		throw new ApiProblem('unsupported_media_type');
	const bytes = await readBody(request, limits.sandbox.bodyBytes);
	if (!bytes) throw new ApiProblem('body_too_large');
	try {
		return JSON.parse(bytes.toString('utf8'));
	} catch {
		throw new ApiProblem('malformed_body');
	}
}

/** Counts the request of its client, whatever key it has. */
async function admit(request: Request): Promise<void> {
	const refusal = await overRate('sandbox', request);
	if (!refusal) return;
	const seconds = refusal.headers.get('retry-after') ?? '60';
	throw new ApiProblem('rate_limited', { headers: { 'retry-after': seconds } });
}

async function answer(payload: Payload, request: Request): Promise<Response> {
	await admit(request);
	const { pathname, searchParams: query } = new URL(request.url);
	const { operation, path } = operationOf(request, pathname);
	const id = operation.isOpen ? undefined : await authorize(request);
	const body = operation.hasBody ? await bodyOf(request) : undefined;
	const parts = { path, query, headers: request.headers, body };
	const faults = checkRequest(operation, parts);
	if (faults.length > 0) throw new ApiProblem('invalid_request', { faults });
	const handler = handlers[operation.id];
	if (!handler) throw new Error(`Nothing answers ${operation.id}`);
	const nowMs = Date.now();
	const account = (): Account => {
		if (id === undefined) throw new Error(`${operation.id} is open and has no account`);
		return accountOf(id, nowMs);
	};
	const { SITE_URL: siteUrl } = environment;
	const signatureHeader = signatureHeaderOf(await readBrand(payload));
	const answered = handler({ account, parts, nowMs, siteUrl, signatureHeader });
	return answered.status === 204
		? new Response(null, { status: 204, headers: noStore })
		: jsonAnswer(answered.body, answered.status, answered.headers);
}

/**
 * Everything below /v1: the messaging API in test mode. A request is checked against the API document; its answer is one that the document
 * describes, refusals are problem details (RFC 9457). Nothing is sent to anybody.
 */
export async function answerSandbox(payload: Payload, request: Request): Promise<Response> {
	const { SITE_URL: siteUrl } = environment;
	try {
		return await answer(payload, request);
	} catch (cause) {
		if (cause instanceof ApiProblem) return problemAnswer(cause, siteUrl);
		const { pathname } = new URL(request.url);
		reportFailure('sandbox', cause, 'A request of the messaging API failed', { path: pathname });
		return problemAnswer(
			new ApiProblem('unavailable', { headers: { 'retry-after': '5' } }),
			siteUrl,
		);
	}
}
