import { isSameValue } from '../../../documents/same-value.ts';

/** A row of a list: of an array, or a section. */
export type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
	typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The rows of a list, where it is one; what is empty has none. */
export function rowsOf(value: unknown): readonly Row[] | null {
	if (value === undefined || value === null) return [];
	return Array.isArray(value) && value.every(isRow) ? value : null;
}

/**
 * The rows of a list by the ids that they had before. An import, or a copy of another language, writes all rows anew: where none has an id of before, and their
 * number and types are as before, each stands for the one in its place.
 */
function rowsById(rows: readonly Row[], before: readonly Row[]): Map<string, Row> {
	const ids = new Set(before.map(({ id }) => id));
	const isRewritten =
		rows.length === before.length &&
		rows.every(({ id, blockType }, at) => !ids.has(id) && blockType === before[at]?.blockType);
	return new Map(rows.map((row, at) => [String((isRewritten ? before[at] : row)?.id), row]));
}

/** What became of a row in the list as it was, as it was typed, and as it is stored. */
export interface RowVersions {
	base: Row | undefined;
	mine: Row | undefined;
	theirs: Row | undefined;
}

/** Whether a row stays: one that a side removed does if the other side has changed it since. */
function stays({ base, mine, theirs }: RowVersions): boolean {
	if (!base || (mine && theirs)) return true;
	const left = mine ?? theirs;
	return left !== undefined && !isSameValue(left, base);
}

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
	one.length === other.length && one.every((id, at) => id === other[at]);

/** One order of two: the first one's, with what the second has more behind what it stands behind there. */
function inOneOrder(first: readonly string[], second: readonly string[]): string[] {
	const order = [...first];
	for (const [at, id] of second.entries())
		if (!order.includes(id)) order.splice(order.indexOf(second[at - 1] ?? '') + 1, 0, id);
	return order;
}

/** The rows of a merged list, in their order: the typed order where somebody changed it, else the stored one. */
export function alignRows(
	base: readonly Row[],
	mine: readonly Row[],
	theirs: readonly Row[],
): RowVersions[] {
	const before = rowsById(base, base);
	const typed = rowsById(mine, base);
	const stored = rowsById(theirs, base);
	const [old, own, other] = [[...before.keys()], [...typed.keys()], [...stored.keys()]];
	const order = isSameOrder(old, own) ? inOneOrder(other, own) : inOneOrder(own, other);
	return order
		.map((id) => ({ base: before.get(id), mine: typed.get(id), theirs: stored.get(id) }))
		.filter(stays);
}
