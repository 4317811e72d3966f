import { z } from 'zod';

/** A row that an import adds or changes. */
const change = z.object({
	line: z.number(),
	isNew: z.boolean(),
	/** The cells that tell the row from others. */
	name: z.string(),
	/** Of a new row what it has, otherwise what changes; in the language of the interface. */
	cells: z.array(
		z.object({
			column: z.string(),
			from: z.string(),
			to: z.string(),
			/** By how much an amount rises or falls; null where there is no such figure. */
			percent: z.number().nullable(),
		}),
	),
});
export type ImportChange = z.infer<typeof change>;

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
	/** One page of the rows that would be added or changed, in the order of the file. */
	changes: z.array(change),
	page: z.number(),
	pages: z.number(),
	/** Names exactly these changes: an import that sends it back writes nothing if others would be made by now. */
	plan: z.string(),
	isOutdated: z.boolean(),
	/** The first problems. `errorCount` is how many there were when the file was read no further, because of them or at its end. */
	errors: z.array(
		z.object({ line: z.number(), column: z.string().nullable(), message: z.string() }),
	),
	errorCount: z.number(),
	/** Whether the file was not read to its end, as it has too many problems. */
	isStopped: z.boolean(),
});
export type ImportReport = z.infer<typeof importReport>;

/** How an import is made. */
export interface ImportOptions {
	/** Only reports. */
	dryRun: boolean;
	/** The page of changes to report; the first one unless said otherwise. */
	page?: number;
	/** The plan that somebody has looked at. */
	plan?: string;
}
