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
	/** Authenticates test keys. Programs with the same secret accept each other's keys. */
	secret: string;
	/** URL of the site with the documentation and the inspectors. */
	siteUrl: string;
	/** Name of the API's owner, used in the name of the signature header. */
	brand(): Promise<string>;
	/** Counts a request of a client, or of a key if `inspector` is set. Returns 0 if it is allowed, otherwise the seconds to wait. */
	secondsToWait(request: Request, inspector?: string): Promise<number>;
	/** Reports an internal error. The response is then a 503. */
	report(cause: unknown, request: Request): void;
}

/** The operation of a request, with the parameters of its path. */
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
 * Handles everything below /v1: the messaging API in test mode. A request is validated against the API document; its response is one that
 * the document describes, errors are problem details (RFC 9457). No message is ever sent, and the function never throws.
 */
export function createSandbox(options: SandboxOptions): (request: Request) => Promise<Response> {
	const { siteUrl } = options;
	const accounts = new Accounts();
	const keys = new TestKeys(options.secret);

	const checkRateLimit = async (request: Request, inspector?: string) => {
		const seconds = await options.secondsToWait(request, inspector);
		if (seconds > 0)
			throw new ApiProblem('rate_limited', { headers: { 'retry-after': String(seconds) } });
	};
	const authorize = async (request: Request): Promise<string> => {
		const inspector = keys.inspectorOf(keyOf(request));
		if (inspector === undefined)
			throw new ApiProblem('invalid_key', { headers: { 'www-authenticate': 'Bearer' } });
		await checkRateLimit(request, inspector);
		return inspector;
	};
	const handle = async (request: Request): Promise<Response> => {
		await checkRateLimit(request);
		const { pathname, searchParams: query } = new URL(request.url);
		const { operation, path } = operationOf(request, pathname);
		const inspector = operation.isOpen ? undefined : await authorize(request);
		const body = operation.hasBody ? await bodyOf(request) : undefined;
		const parts = { path, query, headers: request.headers, body };
		const faults = checkRequest(operation, parts);
		if (faults.length > 0) throw new ApiProblem('invalid_request', { faults });
		const handler = handlers[operation.id];
		if (!handler) throw new Error(`No handler for ${operation.id}`);
		const nowMs = Date.now();
		const account = () => {
			if (inspector === undefined)
				throw new Error(`${operation.id} needs no key and has no account`);
			return accounts.getOrCreate(inspector, nowMs);
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
		const responseHeaders = { 'cache-control': 'no-store', ...headers };
		return status === 204
			? new Response(null, { status, headers: responseHeaders })
			: Response.json(content, { status, headers: responseHeaders });
	};
	return async (request) => {
		try {
			return await handle(request);
		} catch (cause) {
			if (cause instanceof ApiProblem) return problemResponse(cause, siteUrl);
			options.report(cause, request);
			const unavailable = new ApiProblem('unavailable', { headers: { 'retry-after': '5' } });
			return problemResponse(unavailable, siteUrl);
		}
	};
}
