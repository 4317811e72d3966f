import { z } from 'zod';
import { send } from '../../../documents/references/screens/ask.ts';

const unused = z.object({
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
export type UnusedAnswer = z.infer<typeof unused>;

/** A page of the files that nothing uses. */
export const askUnused = async (api: string, page: number, language: string) =>
	unused.parse(await send('GET', `${api}/unused-media?page=${page}`, language));
