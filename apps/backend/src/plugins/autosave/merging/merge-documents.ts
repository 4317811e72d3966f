import { isEditable, isSameValue } from '../../../documents/same-value.ts';
import { alignRows, rowsOf } from './merge-rows.ts';

/** The values of a document in one locale. */
export type Data = Record<string, unknown>;

/** A field that was changed differently in two places. */
export interface Conflict {
	/** The path of the field, with the indexes of rows in the merged document: `sections.0.heading`. */
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

/** The side whose values a merge keeps in conflicts. */
type Side = 'mine' | 'theirs';

interface Versions {
	base: unknown;
	mine: unknown;
	theirs: unknown;
}

interface Merge {
	conflicts: Conflict[];
	kept: Side;
}

function mergeValue({ base, mine, theirs }: Versions, path: string, merge: Merge): unknown {
	if (isSameValue(mine, base) || isSameValue(mine, theirs)) return theirs;
	if (isSameValue(theirs, base)) return mine;
	const [oldRows, ownRows, otherRows] = [rowsOf(base), rowsOf(mine), rowsOf(theirs)];
	if (oldRows && ownRows && otherRows)
		return alignRows(oldRows, ownRows, otherRows).map((row, index) => {
			if (!row.mine || !row.theirs) return row.mine ?? row.theirs;
			return { ...mergeGroup(row, `${path}.${index}`, merge), id: row.theirs.id };
		});
	if (isGroup(mine) && isGroup(theirs) && groupOf(base))
		return mergeGroup({ base, mine, theirs }, path, merge);
	merge.conflicts.push({ path, mine, theirs });
	return merge.kept === 'mine' ? mine : theirs;
}

function mergeGroup(versions: Versions, path: string, merge: Merge): Data {
	const base = groupOf(versions.base) ?? {};
	const mine = groupOf(versions.mine) ?? {};
	const theirs = groupOf(versions.theirs) ?? {};
	// A section of another type has other fields, so the two cannot be merged.
	if (mine.blockType !== theirs.blockType) {
		merge.conflicts.push({ path, mine, theirs });
		return merge.kept === 'mine' ? mine : theirs;
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
						merge,
					),
		]),
	);
}

/** The values that editors can change. */
export const editableValues = (data: Data): Data =>
	Object.fromEntries(Object.entries(data).filter(([name]) => isEditable(name)));

/** True if merging a form into a newer version would change that version; false if it contains all changes of the form. */
export function hasUnmergedChanges(base: Data, mine: Data, theirs: Data): boolean {
	const { data, conflicts } = mergeDocuments(base, mine, theirs);
	return conflicts.length > 0 || !isSameValue(data, theirs);
}

/**
 * Merges a form with a newer version of its document, field by field. A field that one side changed gets that side's value; equal changes
 * are no conflict. Rows of lists are matched by their ids. A field that both sides changed differently is a conflict.
 *
 * @param base the version that the form was made from
 * @param mine the values of the form
 * @param theirs the newer version
 * @param kept the side whose values the result has in conflicts
 */
export function mergeDocuments(
	base: Data,
	mine: Data,
	theirs: Data,
	kept: Side = 'theirs',
): MergeResult {
	const merge: Merge = { conflicts: [], kept };
	const data = mergeGroup({ base, mine: editableValues(mine), theirs }, '', merge);
	return { data, conflicts: merge.conflicts };
}
