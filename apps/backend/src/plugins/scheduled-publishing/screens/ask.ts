import { z } from 'zod';
import { send } from '../../../documents/references/screens/ask.ts';

const plan = z.object({
	plan: z.union([z.number(), z.string()]),
	type: z.enum(['publish', 'unpublish']),
	locale: z.string().nullable(),
	at: z.string(),
	failure: z.string().nullable(),
});
export type ShownPlan = z.infer<typeof plan>;

const entry = z.object({
	key: z.string(),
	state: z.enum(['planned', 'failed', 'done']),
	type: z.enum(['publish', 'unpublish']),
	place: z.string(),
	title: z.string().nullable(),
	locale: z.string().nullable(),
	at: z.string(),
	plan: z.union([z.number(), z.string()]).nullable(),
	failure: z.string().nullable(),
});
export type ShownEntry = z.infer<typeof entry>;

const problem = z.object({ path: z.string(), message: z.string() });
const made = z.object({ at: z.string(), warnings: z.array(problem) });
const refused = z.object({
	errors: z.array(
		z.object({
			message: z.string(),
			data: z
				.object({ errors: z.array(problem) })
				.nullish()
				.catch(null),
		}),
	),
});

/** Questions about plans to the backend at `api`, answered in the interface's `language`; each rejects with what is wrong. */
export function askSchedule(api: string, language: string) {
	const address = `${api}/schedule`;
	return {
		plansOf: async (place: string) => {
			const answer = await send('GET', `${address}/of/${place.replace(':', '/')}`, language);
			return z.object({ plans: z.array(plan) }).parse(answer).plans;
		},
		calendar: async (from: string, to: string, collection: string) => {
			const query = new URLSearchParams({ from, to, ...(collection ? { collection } : {}) });
			const answer = await send('GET', `${address}?${query}`, language);
			return z.object({ entries: z.array(entry) }).parse(answer).entries;
		},
		/** What stops it is answered as a list. */
		make: async (wanted: object) => {
			const response = await fetch(address, {
				method: 'POST',
				credentials: 'same-origin',
				headers: { 'accept-language': language, 'content-type': 'application/json' },
				body: JSON.stringify(wanted),
			});
			const body: unknown = await response.json();
			if (response.ok) return { made: made.parse(body), stopped: [] };
			const { errors } = refused.parse(body);
			const [first] = errors;
			return { made: null, stopped: first?.data?.errors ?? errors };
		},
		move: (id: number | string, at: string) => send('PATCH', `${address}/${id}`, language, { at }),
		drop: (id: number | string) => send('DELETE', `${address}/${id}`, language),
	};
}
