import {
	APIError,
	addDataAndFileToRequest,
	type Endpoint,
	type PayloadHandler,
	type PayloadRequest,
} from 'payload';
import type { z } from 'zod';

/** An endpoint of Payload's REST API. */
export const endpoint = (
	method: Endpoint['method'],
	path: string,
	handler: PayloadHandler,
): Endpoint => ({ method, path, handler });

/** The validated JSON body of a request. Throws a 400 that names the invalid fields. */
export async function jsonBody<Body>(req: PayloadRequest, shape: z.ZodType<Body>): Promise<Body> {
	await addDataAndFileToRequest(req);
	const result = shape.safeParse(req.data ?? {});
	if (result.success) return result.data;
	const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
	throw new APIError(problems.join('; '), 400, null, true);
}

/** Keeps caches from storing a response (RFC 9111, 5.2.2.5); all responses of the backend except files have it. */
export const noStore = { 'cache-control': 'no-store' } as const;

/** A JSON response that no cache may store. */
export const jsonResponse = (
	body: unknown,
	status = 200,
	headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers: { ...noStore, ...headers } });

/** Marks a CSV file as UTF-8; without it, Excel shows each æ, ø, å and ü as two wrong characters. */
const byteOrderMark = '\ufeff';

/** A CSV file that the browser saves. The name comes from the program and needs no escaping. */
export const fileResponse = (name: `${string}.csv`, text: string): Response =>
	new Response(byteOrderMark + text, {
		headers: {
			...noStore,
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="${name}"`,
		},
	});

/** An error response; `code` is for programs, `message` for people. */
export function errorResponse(
	status: number,
	message: string,
	code: string,
	headers: Record<string, string> = {},
): Response {
	return jsonResponse({ errors: [{ message, extensions: { code } }] }, status, headers);
}

/** The reason for rejecting a request; `status` is the status of the response. */
export class Refusal extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

/** An error response in the format of Payload's REST API and admin. */
export const refusalResponse = (
	status: number,
	message: string,
	headers: Record<string, string> = {},
) => jsonResponse({ errors: [{ message }] }, status, headers);
