import { z } from 'zod';
import { jsonResponse } from '../responses.ts';

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

/** An error response; `code` is for programs, `message` for people. */
export function errorResponse(
	status: number,
	message: string,
	code: string,
	headers: Record<string, string> = {},
): Response {
	const body: z.infer<typeof errorBody> = { errors: [{ message, extensions: { code } }] };
	return jsonResponse(body, status, headers);
}
