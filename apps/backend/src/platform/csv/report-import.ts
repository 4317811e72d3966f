import type { PayloadRequest } from 'payload';
import { translator } from '../i18n/translator.ts';
import { limits } from '../limits.ts';
import type { ImportChange, ImportOptions, ImportReport } from './import-report.ts';
import type { Problem } from './problem.ts';

/** The changes that an import of a file would make to a list. */
export interface ImportPlan<Change> {
	/** A digest of the changes. */
	digest: string;
	changes: readonly Change[];
	/** The number of changes that somebody should check. */
	marked: number;
	unchanged: number;
	problems: Problem[];
}

interface Outcome<Change> {
	list: string;
	lines: number;
	plan: ImportPlan<Change>;
	isNew: (change: Change) => boolean;
	describe: (change: Change) => ImportChange | Promise<ImportChange>;
}

/** True if the user reviewed other changes than an import would make now. */
const isOutdated = ({ plan }: ImportOptions, { digest }: { digest: string }) =>
	plan !== undefined && plan !== digest;

/** True if changes should be checked, and the user has not confirmed their number. */
const isUnconfirmed = ({ dryRun, marked }: ImportOptions, plan: { marked: number }) =>
	!dryRun && plan.marked > 0 && marked !== plan.marked;

/** True if the import writes: it is no dry run, has no problems, and makes the changes that the user reviewed and confirmed. */
export const isWriting = (options: ImportOptions, plan: ImportPlan<unknown>): boolean =>
	!options.dryRun &&
	plan.problems.length === 0 &&
	!isOutdated(options, plan) &&
	!isUnconfirmed(options, plan);

/** The report of an import. It includes one page of the changes, unless they are written. */
export async function reportImport<Change>(
	req: PayloadRequest,
	{ list, lines, plan, isNew, describe }: Outcome<Change>,
	options: ImportOptions,
): Promise<ImportReport> {
	const { changes, unchanged, problems, digest } = plan;
	const { importPage, reportedErrors } = limits.prices;
	const pages = Math.ceil(changes.length / importPage);
	const page = Math.max(1, Math.min(options.page ?? 1, pages));
	const pageChanges = isWriting(options, plan)
		? []
		: changes.slice((page - 1) * importPage, page * importPage);
	const created = changes.filter(isNew).length;
	return {
		list,
		dryRun: options.dryRun,
		ok: problems.length === 0 && !isOutdated(options, plan) && !isUnconfirmed(options, plan),
		lines,
		created,
		updated: changes.length - created,
		unchanged,
		changes: await Promise.all(pageChanges.map(describe)),
		page,
		pages,
		plan: digest,
		isOutdated: isOutdated(options, plan),
		marked: plan.marked,
		isUnconfirmed: isUnconfirmed(options, plan),
		errors: problems
			.slice(0, reportedErrors)
			.map(({ line, column, message }) => ({ line, column, message: translator(req)(message) })),
		errorCount: problems.length,
		isStopped: problems.length >= reportedErrors,
	};
}
