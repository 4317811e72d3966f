import type { z } from 'zod';
import { callEndpoint, EndpointError } from '../../../admin/endpoints/call-endpoint.ts';

/** A failed call. */
export interface Failure {
	isOk: false;
	message: string;
	/** The messages of invalid fields, by the fields' names. */
	fields: Record<string, string>;
	/** The `data` of the error response. */
	data: unknown;
}

export type Result<Body> = { isOk: true; body: Body } | Failure;

/** Calls an endpoint of accounts: POST with a body, GET without. Returns the parsed response, or the failure. */
export async function callAccounts<Body>(
	path: string,
	body: object | null,
	shape: z.ZodType<Body>,
	language: string,
): Promise<Result<Body>> {
	try {
		const call = body ? { language, body, checksCredentials: true } : { language };
		return { isOk: true, body: await callEndpoint(shape, `/api/users${path}`, call) };
	} catch (cause) {
		console.error(cause);
		if (!(cause instanceof EndpointError)) throw cause;
		const { summary: message, data } = cause;
		const fields = Object.fromEntries(
			cause.problems.flatMap(({ path: field, message: text }) => (field ? [[field, text]] : [])),
		);
		return { isOk: false, message, fields, data };
	}
}
