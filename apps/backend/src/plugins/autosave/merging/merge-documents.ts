import { isSameValue, isWritten } from '../../../documents/same-value.ts';
import { alignRows, rowsOf } from './merge-rows.ts';

/** The values of a document in one language. */
export type Data = Record<string, unknown>;

/** A field that two people, or one in two places, changed differently. */
export interface Conflict {
	/** Where it stands, with ids of rows in place of their numbers: `sections.6741e0.heading`. */
	path: string;
	mine: unknown;
	theirs: unknown;
}

export interface Merged {
	data: Data;
	conflicts: Conflict[];
}

/** A group of fields; not a formatted text, nor a reference to a document of one of several kinds. */
const isGroup = (value: unknown): value is Data =>
	typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	!('root' in value) &&
	!('relationTo' in value);

/** A group, or nothing yet. */
const groupOf = (value: unknown): Data | null =>
	value === undefined || value === null ? {} : isGroup(value) ? value : null;

interface Versions {
	base: unknown;
	mine: unknown;
	theirs: unknown;
}

function mergeValue(
	{ base, mine, theirs }: Versions,
	path: string,
	conflicts: Conflict[],
): unknown {
	if (isSameValue(mine, base) || isSameValue(mine, theirs)) return theirs;
	if (isSameValue(theirs, base)) return mine;
	const [oldRows, ownRows, otherRows] = [rowsOf(base), rowsOf(mine), rowsOf(theirs)];
	if (oldRows && ownRows && otherRows)
		return alignRows(oldRows, ownRows, otherRows).map((row) => {
			if (!row.mine || !row.theirs) return row.mine ?? row.theirs;
			return { ...mergeGroup(row, `${path}.${row.theirs.id}`, conflicts), id: row.theirs.id };
		});
	if (isGroup(mine) && isGroup(theirs) && groupOf(base))
		return mergeGroup({ base, mine, theirs }, path, conflicts);
	conflicts.push({ path, mine, theirs });
	return theirs;
}

function mergeGroup(versions: Versions, path: string, conflicts: Conflict[]): Data {
	const base = groupOf(versions.base) ?? {};
	const mine = groupOf(versions.mine) ?? {};
	const theirs = groupOf(versions.theirs) ?? {};
	// A section that was replaced by one of another type has none of its fields.
	if (mine.blockType !== theirs.blockType) {
		conflicts.push({ path, mine, theirs });
		return theirs;
	}
	const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
	return Object.fromEntries(
		[...names].map((name) => [
			name,
			// What the form does not hold was not changed in it.
			mine[name] === undefined
				? theirs[name]
				: mergeValue(
						{ base: base[name], mine: mine[name], theirs: theirs[name] },
						path === '' ? name : `${path}.${name}`,
						conflicts,
					),
		]),
	);
}

/** Whether merging a form with a newer version would change that version: not where it holds all that was changed in the form. */
export function changesAnything(base: Data, mine: Data, theirs: Data): boolean {
	const { data, conflicts } = mergeDocuments(base, mine, theirs);
	return conflicts.length > 0 || !isSameValue(data, theirs);
}

/**
 * Merges a form with a newer version of its document, field by field: what only one side changed is taken from it, what both changed in the same way is
 * no conflict. Rows of lists are compared by their ids. Where both changed a field differently the newer version's value stands, and the form's is named in
 * `conflicts`.
 *
 * @param base the version that the form was made from
 * @param mine what the form holds
 * @param theirs the newer version
 */
export function mergeDocuments(base: Data, mine: Data, theirs: Data): Merged {
	const conflicts: Conflict[] = [];
	const written = Object.fromEntries(Object.entries(mine).filter(([name]) => isWritten(name)));
	return { data: mergeGroup({ base, mine: written, theirs }, '', conflicts), conflicts };
}
