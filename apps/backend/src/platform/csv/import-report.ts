/** What an import of a list did, or would do. */
export interface ImportReport {
	list: string;
	dryRun: boolean;
	/** False when anything was wrong: then nothing was changed. */
	ok: boolean;
	lines: number;
	created: number;
	updated: number;
	unchanged: number;
	/** The first problems. `errorCount` is how many there were when the file was read no further, because of them or at its end. */
	errors: { line: number; column: string | null; message: string }[];
	errorCount: number;
	/** Whether the file was not read to its end, as it has too many problems. */
	isStopped: boolean;
}
