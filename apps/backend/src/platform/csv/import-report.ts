import { z } from 'zod';

/** A row that an import adds or changes. */
const change = z.object({
	line: z.number(),
	isNew: z.boolean(),
	/** The cells that identify the row. */
	name: z.string(),
	/** All cells of a new row, its amounts beside the former price; otherwise the changed cells. In the language of the interface. */
	cells: z.array(
		z.object({
			column: z.string(),
			from: z.string(),
			to: z.string(),
			/** The change of an amount in percent; null for other values. */
			percent: z.number().nullable(),
			/** True for an amount that becomes empty, changes a lot or is unlike all others: the file may be damaged. */
			needsReview: z.boolean(),
		}),
	),
});
export type ImportChange = z.infer<typeof change>;

/** The result of an import of a list, or of its dry run. */
export const importReport = z.object({
	list: z.string(),
	dryRun: z.boolean(),
	/** False if there were errors; then nothing was changed. */
	ok: z.boolean(),
	lines: z.number(),
	created: z.number(),
	updated: z.number(),
	unchanged: z.number(),
	/** One page of the added or changed rows in the order of the file, those with a cell to check first. */
	changes: z.array(change),
	page: z.number(),
	pages: z.number(),
	/** Identifies these changes: an import with this plan writes nothing if its changes would differ. */
	plan: z.string(),
	isOutdated: z.boolean(),
	/** The number of changes with a cell to check. */
	marked: z.number(),
	/** True if nothing was imported because this number was not confirmed. */
	isUnconfirmed: z.boolean(),
	/** The first problems. `errorCount` counts those found until the end of the file, or until reading stopped. */
	errors: z.array(
		z.object({ line: z.number(), column: z.string().nullable(), message: z.string() }),
	),
	errorCount: z.number(),
	/** True if reading stopped before the end of the file because of too many problems. */
	isStopped: z.boolean(),
	/** Identifies what was imported, to undo it; null if it can't be undone. */
	undo: z.string().nullable(),
});
export type ImportReport = z.infer<typeof importReport>;

/** The result of undoing an import. */
export const importUndo = z.object({
	/** Rows that are as before the import. */
	undone: z.number(),
	/** Rows that were changed or used since; they stay as they are. */
	left: z.number(),
});
export type ImportUndo = z.infer<typeof importUndo>;

/** The options of an import. */
export interface ImportOptions {
	/** Reports without writing. */
	dryRun: boolean;
	/** The page of changes to report; default: the first. */
	page?: number;
	/** The plan that the user reviewed. */
	plan?: string;
	/** The number of changes that the user has checked. */
	marked?: number;
}
