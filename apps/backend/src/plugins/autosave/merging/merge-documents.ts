import { isEditable, isSameValue } from '../../../documents/same-value.ts';
import { alignRows, rowsOf } from './merge-rows.ts';

/** The values of a document in one locale. */
export type Data = Record<string, unknown>;

/** A field that was changed differently in two places. */
export interface Conflict {
	/** The path of the field, with the ids of rows instead of their indexes: `sections.6741e0.heading`. */
	path: string;
	mine: unknown;
	theirs: unknown;
}

export interface MergeResult {
	data: Data;
	conflicts: Conflict[];
}

/** True for a group of fields; false for a rich text and for a polymorphic reference. */
const isGroup = (value: unknown): value is Data =>
	typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	!('root' in value) &&
	!('relationTo' in value);

/** The group; an empty one for a missing value, null for any other value. */
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
	// A section of another type has other fields, so the two cannot be merged.
	if (mine.blockType !== theirs.blockType) {
		conflicts.push({ path, mine, theirs });
		return theirs;
	}
	const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
	return Object.fromEntries(
		[...names].map((name) => [
			name,
			// The form cannot have changed a field that it does not contain.
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

/** True if merging a form into a newer version would change that version; false if it contains all changes of the form. */
export function hasUnmergedChanges(base: Data, mine: Data, theirs: Data): boolean {
	const { data, conflicts } = mergeDocuments(base, mine, theirs);
	return conflicts.length > 0 || !isSameValue(data, theirs);
}

/**
 * Merges a form with a newer version of its document, field by field. A field that one side changed gets that side's value; equal changes
 * are no conflict. Rows of lists are matched by their ids. A field that both sides changed differently keeps the newer version's value, and
 * `conflicts` contains both values.
 *
 * @param base the version that the form was made from
 * @param mine the values of the form
 * @param theirs the newer version
 */
export function mergeDocuments(base: Data, mine: Data, theirs: Data): MergeResult {
	const conflicts: Conflict[] = [];
	const editable = Object.fromEntries(Object.entries(mine).filter(([name]) => isEditable(name)));
	return { data: mergeGroup({ base, mine: editable, theirs }, '', conflicts), conflicts };
}
