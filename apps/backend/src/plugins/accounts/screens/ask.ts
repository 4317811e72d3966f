import { z } from 'zod';

const refusal = z.object({
	errors: z.array(
		z.object({
			message: z.string(),
			data: z.unknown().optional(),
		}),
	),
});
const fieldErrors = z.object({
	errors: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** Why the server refused: what to say of which field, or of the whole, and what else it sent. */
export interface Refused {
	isOk: false;
	message: string;
	fields: Record<string, string>;
	data: unknown;
}

export type Asked<Answer> = { isOk: true; answer: Answer } | Refused;

/** Sends something to the accounts' REST and reads the answer; what fails on the way is refused with `unreachable`. */
export async function askAccounts<Answer>(
	path: string,
	body: object | null,
	shape: z.ZodType<Answer>,
	{ language, unreachable }: { language: string; unreachable: string },
): Promise<Asked<Answer>> {
	const failed: Refused = { isOk: false, message: unreachable, fields: {}, data: undefined };
	try {
		const response = await fetch(`/api/users${path}`, {
			method: body ? 'POST' : 'GET',
			credentials: 'same-origin',
			headers: { 'accept-language': language, 'content-type': 'application/json' },
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		const text: unknown = await response.json();
		if (response.ok) return { isOk: true, answer: shape.parse(text) };
		const [first] = refusal.parse(text).errors;
		const named = fieldErrors.safeParse(first?.data).data?.errors ?? [];
		const fields = Object.fromEntries(named.map(({ path: field, message }) => [field, message]));
		return { isOk: false, message: first?.message ?? unreachable, fields, data: first?.data };
	} catch (cause) {
		console.error(cause);
		return failed;
	}
}
