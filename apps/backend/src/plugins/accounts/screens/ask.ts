import type { z } from 'zod';
import { callEndpoint, EndpointError } from '../../../platform/admin/endpoints/call-endpoint.ts';

/** Why the server refused: what to say of which field, or of the whole, and what else it sent. */
export interface Refused {
	isOk: false;
	message: string;
	fields: Record<string, string>;
	data: unknown;
}

export type Asked<Answer> = { isOk: true; answer: Answer } | Refused;

/** Sends something to the accounts' REST and reads the answer, or why it was refused. */
export async function askAccounts<Answer>(
	path: string,
	body: object | null,
	shape: z.ZodType<Answer>,
	language: string,
): Promise<Asked<Answer>> {
	try {
		const call = body ? { language, body } : { language };
		return { isOk: true, answer: await callEndpoint(shape, `/api/users${path}`, call) };
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
