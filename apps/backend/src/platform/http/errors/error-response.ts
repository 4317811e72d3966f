import { jsonResponse } from '../responses.ts';

/** An error response; `code` is for programs, `message` for people. */
export function errorResponse(
	status: number,
	message: string,
	code: string,
	headers: Record<string, string> = {},
): Response {
	return jsonResponse({ errors: [{ message, extensions: { code } }] }, status, headers);
}
