import type * as z from 'zod/mini';

/** An invalid value in a response: path "DK transactionSms.EUR", reason "negative". Contains no text of the response. */
export interface Problem {
	path: string;
	reason: string;
}

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown> | unknown[] | null | undefined;

export function isFields(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(root: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(value, key) => (typeof value === 'object' ? (value as Container)?.[key as never] : undefined),
		root,
	);
}

function reasonOf({ code, message, ...issue }: z.core.$ZodIssue): string {
	if (code !== 'invalid_type' || !('expected' in issue)) return message;
	if (issue.expected === 'array') return 'not a list';
	return issue.expected === 'object' ? 'not an object' : message;
}

/** Removes the value at a path of a row: sets a field to null, removes a list item. Returns false if the value is the row itself. */
function removeAt(
	row: unknown,
	path: Path,
	isList: boolean,
	essential: readonly string[],
): boolean {
	const key = path.at(-1);
	if (key === undefined) return false;
	const parent = path.slice(0, -1);
	const container = valueAt(row, parent);
	if (Array.isArray(container)) container.splice(Number(key), 1);
	else if (isFields(container)) {
		const name = String(key);
		const isMissing = (container[name] ?? null) === null && !isList;
		// A row is invalid without an essential value.
		if (isMissing || essential.includes(name)) return removeAt(row, parent, false, essential);
		container[name] = isList ? [] : null;
	}
	return true;
}

/** Parses a row of an external response, drops invalid values and reports them. Mutates the row, so it must not be shared. */
export function parseUsable<T>(
	schema: z.ZodMiniType<T>,
	row: unknown,
	report: (path: Path, reason: string) => void,
	essential: readonly string[] = [],
): T | null {
	for (let isFirst = true; ; isFirst = false) {
		const result = schema.safeParse(row);
		if (result.success) return result.data;
		for (const issue of result.error.issues) {
			// After the first pass, null is a value that was dropped.
			const isNew = isFirst || (valueAt(row, issue.path) ?? null) !== null;
			if (isNew) report(issue.path, reasonOf(issue));
		}
		// From the end, so that indexes in a list stay valid.
		for (const issue of result.error.issues.toReversed()) {
			const isList = issue.code === 'invalid_type' && issue.expected === 'array';
			if (!removeAt(row, issue.path, isList, essential)) return null;
		}
	}
}
