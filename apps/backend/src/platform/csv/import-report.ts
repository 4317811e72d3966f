import { z } from 'zod';

/** What an import of a list did, or would do. */
export const importReport = z.object({
	list: z.string(),
	dryRun: z.boolean(),
	/** False when anything was wrong: then nothing was changed. */
	ok: z.boolean(),
	lines: z.number(),
	created: z.number(),
	updated: z.number(),
	unchanged: z.number(),
	/** The first problems. `errorCount` is how many there were when the file was read no further, because of them or at its end. */
	errors: z.array(
		z.object({ line: z.number(), column: z.string().nullable(), message: z.string() }),
	),
	errorCount: z.number(),
	/** Whether the file was not read to its end, as it has too many problems. */
	isStopped: z.boolean(),
});
export type ImportReport = z.infer<typeof importReport>;
