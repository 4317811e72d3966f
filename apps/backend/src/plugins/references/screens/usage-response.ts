import { z } from 'zod';

const text = z.record(z.string(), z.string());

/** The documents that reference a document. */
export const usage = z.object({
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
export type UsageResponse = z.infer<typeof usage>;
