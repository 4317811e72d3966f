import { z } from 'zod';

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Sends what to do with sections to the backend (`plugins/section-library/endpoints.ts`); throws what it says when it refuses. */
export async function askSections(
	api: string,
	action: 'insert' | 'save',
	body: object,
	language: string,
): Promise<void> {
	const response = await fetch(`${api}/sections/${action}`, {
		method: 'POST',
		body: JSON.stringify(body),
		credentials: 'same-origin',
		headers: { 'content-type': 'application/json', 'accept-language': language },
	});
	if (response.ok) return;
	const said = refused.safeParse(await response.json()).data?.errors[0]?.message;
	throw new Error(said ?? String(response.status));
}
