import { z } from 'zod';

const text = z.record(z.string(), z.string());

const usage = z.object({
	title: z.string(),
	complete: z.boolean(),
	total: z.number(),
	usedBy: z.array(
		z.object({
			key: z.string(),
			form: z.string(),
			kind: z.union([z.string(), text]).nullish(),
			title: z.string(),
			draftOnly: z.boolean(),
			uses: z.array(
				z.object({
					lang: z.string().nullable(),
					path: z.string(),
					place: z.array(text),
					draftOnly: z.boolean(),
				}),
			),
		}),
	),
});
export type UsageAnswer = z.infer<typeof usage>;

const replaced = z.object({ published: z.array(z.string()), drafts: z.array(z.string()) });
const refusal = z.object({
	errors: z.array(
		z.object({
			message: z.string(),
			data: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }).nullish(),
		}),
	),
});

async function refused(response: Response): Promise<Error> {
	const { data } = refusal.safeParse(await response.json());
	const [first] = data?.errors ?? [];
	const fields = first?.data?.errors?.map(({ message }) => message).join('\n');
	return new Error(fields || first?.message || response.statusText);
}

/** Asks the backend; rejects with what it says is wrong. `language` is that of the interface. */
export async function send(
	method: string,
	address: string,
	language: string,
	body?: object,
): Promise<unknown> {
	const response = await fetch(address, {
		method,
		credentials: 'same-origin',
		headers: { 'accept-language': language, 'content-type': 'application/json' },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	if (!response.ok) throw await refused(response);
	return response.json();
}

/** What uses a document. */
export const askUsage = async (address: string, language: string): Promise<UsageAnswer> =>
	usage.parse(await send('GET', address, language));

/** Puts another document in its place everywhere. */
export const askReplace = async (address: string, language: string, other: object) =>
	replaced.parse(await send('POST', `${address}/replace`, language, { with: other }));
