import { z } from 'zod';

const refusal = z.object({
	errors: z.array(
		z.object({
			message: z.string(),
			data: z
				.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
				.optional()
				.catch(undefined),
		}),
	),
});

/** What became of a request: null when it was carried out, or why it was refused, of the whole or of single fields. */
export type Refusal = { message: string; fields: Record<string, string> } | null;

/** Reads a refused response. `unreachable` stands for one that is no answer of the backend. */
export async function refusalOf(response: Response, unreachable: string): Promise<Refusal> {
	if (response.ok) return null;
	const body: unknown = await response.json().catch(() => null);
	const [first] = refusal.safeParse(body).data?.errors ?? [];
	const fields = (first?.data?.errors ?? []).map(({ path, message }) => [path, message]);
	return { message: first?.message ?? unreachable, fields: Object.fromEntries(fields) };
}

/** Sends JSON to the backend's REST in the language of the interface. */
export async function post(
	path: string,
	body: object,
	{ language, unreachable }: { language: string; unreachable: string },
): Promise<Refusal> {
	try {
		const response = await fetch(`/api${path}`, {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'accept-language': language, 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
		return await refusalOf(response, unreachable);
	} catch (cause) {
		console.error(cause);
		return { message: unreachable, fields: {} };
	}
}
