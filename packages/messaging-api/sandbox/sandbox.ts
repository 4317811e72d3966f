import { BodyTooLarge, readBody } from '@website/contracts/read-body';
import { signatureHeaderOf } from '../document/document.ts';
import { limits } from '../limits.ts';
import { ApiProblem, problemResponse } from '../schemas/problem.ts';
import { Accounts } from './accounts.ts';
import { checkRequest } from './check-request.ts';
import { type DescribedOperation, describedOperations } from './described-operations.ts';
import { handlers } from './handlers.ts';
import { keyOf, TestKeys } from './test-keys.ts';

export interface SandboxOptions {
	/** What test keys prove themselves by. Programs that share it know each other's keys. */
	secret: string;
	/** Where the documentation and the inspectors are shown. */
	siteUrl: string;
	/** Whose API it is; names the header of signatures. */
	brand(): Promise<string>;
	/** Counts a request: seconds until its client, or its key once that is known, may send another; 0 when this one may pass. */
	secondsToWait(request: Request, inspector?: string): Promise<number>;
	/** Is told of what went wrong here. The answer is a 503 then. */
	report(cause: unknown, request: Request): void;
}

/** The operation that a request names, with the parameters in its path. */
function operationOf(
	request: Request,
	pathname: string,
): { operation: DescribedOperation; path: Record<string, string> } {
	for (const operation of describedOperations) {
		const match = operation.method === request.method && operation.pattern.exec(pathname);
		if (match) return { operation, path: { ...match.groups } };
	}
	throw new ApiProblem('not_found');
}

async function bodyOf(request: Request): Promise<unknown> {
	if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
		throw new ApiProblem('unsupported_media_type');
	try {
		const bytes = await readBody(request, limits.testMode.bodyBytes);
		return JSON.parse(bytes.toString('utf8'));
	} catch (cause) {
		if (cause instanceof BodyTooLarge) throw new ApiProblem('body_too_large');
		if (cause instanceof SyntaxError) throw new ApiProblem('malformed_body');
		throw cause;
	}
}

/**
 * Answers everything below /v1: the messaging API in test mode. A request is checked against the API document; its response is one that the
 * document describes, refusals are problem details (RFC 9457). Nothing is sent to anybody, and the function never throws.
 */
export function createSandbox(options: SandboxOptions): (request: Request) => Promise<Response> {
	const { siteUrl } = options;
	const accounts = new Accounts();
	const keys = new TestKeys(options.secret);

	const count = async (request: Request, inspector?: string) => {
		const seconds = await options.secondsToWait(request, inspector);
		if (seconds > 0)
			throw new ApiProblem('rate_limited', { headers: { 'retry-after': String(seconds) } });
	};
	const authorize = async (request: Request): Promise<string> => {
		const inspector = keys.inspectorOf(keyOf(request));
		if (inspector === undefined)
			throw new ApiProblem('invalid_key', { headers: { 'www-authenticate': 'Bearer' } });
		await count(request, inspector);
		return inspector;
	};
	const response = async (request: Request): Promise<Response> => {
		await count(request);
		const { pathname, searchParams: query } = new URL(request.url);
		const { operation, path } = operationOf(request, pathname);
		const inspector = operation.isOpen ? undefined : await authorize(request);
		const body = operation.hasBody ? await bodyOf(request) : undefined;
		const parts = { path, query, headers: request.headers, body };
		const faults = checkRequest(operation, parts);
		if (faults.length > 0) throw new ApiProblem('invalid_request', { faults });
		const handler = handlers[operation.id];
		if (!handler) throw new Error(`Nothing answers ${operation.id}`);
		const nowMs = Date.now();
		const account = () => {
			if (inspector === undefined) throw new Error(`${operation.id} is open and has no account`);
			return accounts.of(inspector, nowMs);
		};
		const signatureHeader = signatureHeaderOf(await options.brand());
		const {
			status,
			body: content,
			headers,
		} = handler({
			account,
			accounts,
			keys,
			parts,
			nowMs,
			siteUrl,
			signatureHeader,
		});
		const notStored = { 'cache-control': 'no-store', ...headers };
		return status === 204
			? new Response(null, { status, headers: notStored })
			: Response.json(content, { status, headers: notStored });
	};
	return async (request) => {
		try {
			return await response(request);
		} catch (cause) {
			if (cause instanceof ApiProblem) return problemResponse(cause, siteUrl);
			options.report(cause, request);
			const unavailable = new ApiProblem('unavailable', { headers: { 'retry-after': '5' } });
			return problemResponse(unavailable, siteUrl);
		}
	};
}
