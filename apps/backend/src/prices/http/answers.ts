const privately = { 'cache-control': 'no-store' };

/** A JSON answer that no cache in between may keep. */
export const jsonAnswer = (
	status: number,
	body: unknown,
	headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers: { ...privately, ...headers } });

/** An error in the form that all of the price API's errors have. */
export const errorAnswer = (
	status: number,
	message: string,
	code: string,
	headers: Record<string, string> = {},
): Response => jsonAnswer(status, { errors: [{ message, extensions: { code } }] }, headers);
