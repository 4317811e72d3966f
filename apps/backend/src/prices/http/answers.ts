import { z } from 'zod';

export const errorBody = z
	.object({
		errors: z
			.array(
				z.object({
					message: z.string(),
					extensions: z.looseObject({ code: z.string() }).optional(),
				}),
			)
			.min(1),
	})
	.meta({ id: 'Errors' });

const privately = { 'cache-control': 'no-store' };

/** A JSON answer that no cache in between may store. */
export const jsonAnswer = (
	status: number,
	body: unknown,
	headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers: { ...privately, ...headers } });

/** An error; `code` is for programs, `message` for people. */
export function errorAnswer(
	status: number,
	message: string,
	code: string,
	headers: Record<string, string> = {},
): Response {
	const body: z.infer<typeof errorBody> = { errors: [{ message, extensions: { code } }] };
	return jsonAnswer(status, body, headers);
}
