import { z } from 'zod';
import { callEndpoint, EndpointError } from '../../../admin/endpoints/call-endpoint.ts';

const plan = z.object({
	plan: z.union([z.number(), z.string()]),
	type: z.enum(['publish', 'unpublish']),
	locale: z.string().nullable(),
	at: z.string(),
	failure: z.string().nullable(),
});
export type PlanResponse = z.infer<typeof plan>;

const problem = z.object({ path: z.string(), message: z.string() });
const createdPlan = z.object({ at: z.string(), warnings: z.array(problem) });
const plans = z.object({ plans: z.array(plan) });

/** The schedule endpoints below `api`, with messages in `language`. Each method rejects with an error to show. */
export function scheduleClient(api: string, language: string) {
	const address = `${api}/schedule`;
	return {
		plansOf: async (place: string) =>
			(await callEndpoint(plans, `${address}/of/${place.replace(':', '/')}`, { language })).plans,
		/** Returns the problems that prevent publishing as `problems`. */
		create: async (body: object) => {
			try {
				const plan = await callEndpoint(createdPlan, address, { language, body });
				return { plan, problems: [] };
			} catch (cause) {
				if (cause instanceof EndpointError) return { plan: null, problems: cause.problems };
				throw cause;
			}
		},
		remove: (id: number | string) =>
			callEndpoint(z.unknown(), `${address}/${id}`, { method: 'DELETE', language }),
	};
}
