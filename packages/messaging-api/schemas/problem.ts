import { z } from 'zod';
import { apiErrors, type RequestErrorCode } from './errors.ts';

export const problemType = 'application/problem+json';

/** One fault of a request. */
const fault = z.object({
	pointer: z
		.string()
		.optional()
		.meta({ description: 'JSON Pointer (RFC 6901) into the body', example: '/to' }),
	parameter: z.string().optional().meta({ description: 'Name of the parameter or header' }),
	detail: z.string(),
});
export type Fault = z.infer<typeof fault>;

const codes = Object.entries(apiErrors).flatMap(([code, { status }]) =>
	status === null ? [] : [code],
);

/** The body of every error response: problem details (RFC 9457) with a code for programs. */
export const problemSchema = z
	.object({
		type: z.url().meta({ description: 'Identifies the error; the URL of its documentation' }),
		title: z.string(),
		status: z.int().min(400).max(599),
		detail: z.string(),
		code: z
			.enum(codes)
			.meta({ description: 'Machine-readable error code. Codes do not change within v1.' }),
		errors: z.array(fault).optional(),
	})
	.meta({ id: 'Problem', description: 'Problem details of an error (RFC 9457)' });

/** The body of an error response. `siteUrl` is the URL of the site that explains the error. */
export function problemBody(
	code: RequestErrorCode,
	siteUrl: string,
): z.infer<typeof problemSchema> {
	const { status, title, remedy } = apiErrors[code];
	return {
		type: `${siteUrl}/docs/description/errors#${code}`,
		title: title.en,
		status,
		detail: remedy.en,
		code,
	};
}
