import { z } from 'zod';

/** A page of unused files. */
export const unusedResponse = z.object({
	complete: z.boolean(),
	total: z.number(),
	pages: z.number(),
	files: z.array(
		z.object({
			id: z.number(),
			filename: z.string(),
			mimeType: z.string().nullable(),
			size: z.number().nullable(),
			createdAt: z.string(),
		}),
	),
});
export type UnusedResponse = z.infer<typeof unusedResponse>;
