import { isSameValue } from '../../../documents/same-value.ts';

/** A row of an array, or a section. */
export type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
	typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The rows of a list: an empty array for a missing value, null for a value that is no list of rows. */
export function rowsOf(value: unknown): readonly Row[] | null {
	if (value === undefined || value === null) return [];
	return Array.isArray(value) && value.every(isRow) ? value : null;
}

/**
 * Rows by their ids in the `before` list. An import, or a copy of another locale, rewrites all rows with new ids: if no row has an earlier
 * id, and the number and types of rows are the same, rows are matched by their index.
 */
function rowsById(rows: readonly Row[], before: readonly Row[]): Map<string, Row> {
	const ids = new Set(before.map(({ id }) => id));
	const isRewritten =
		rows.length === before.length &&
		rows.every(
			({ id, blockType }, index) => !ids.has(id) && blockType === before[index]?.blockType,
		);
	return new Map(rows.map((row, index) => [String((isRewritten ? before[index] : row)?.id), row]));
}

/** A row in the base version, in the form, and in the stored document. */
export interface RowVersions {
	base: Row | undefined;
	mine: Row | undefined;
	theirs: Row | undefined;
}

/** True if a row remains in the merged list: one side has added it, or changed it after the other side removed it, or both have it. */
function isRetained({ base, mine, theirs }: RowVersions): boolean {
	if (!base || (mine && theirs)) return true;
	const row = mine ?? theirs;
	return row !== undefined && !isSameValue(row, base);
}

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
	one.length === other.length && one.every((id, index) => id === other[index]);

/** Merges two orders: the first one, with each additional id of the second one inserted after its predecessor there. */
function mergeOrders(first: readonly string[], second: readonly string[]): string[] {
	const order = [...first];
	for (const [index, id] of second.entries())
		if (!order.includes(id)) order.splice(order.indexOf(second[index - 1] ?? '') + 1, 0, id);
	return order;
}

/** The rows of a merged list, in the order of the form if it was changed there, otherwise in the stored order. */
export function alignRows(
	base: readonly Row[],
	mine: readonly Row[],
	theirs: readonly Row[],
): RowVersions[] {
	const baseRows = rowsById(base, base);
	const ownRows = rowsById(mine, base);
	const otherRows = rowsById(theirs, base);
	const [baseIds, ownIds, otherIds] = [
		[...baseRows.keys()],
		[...ownRows.keys()],
		[...otherRows.keys()],
	];
	const order = isSameOrder(baseIds, ownIds)
		? mergeOrders(otherIds, ownIds)
		: mergeOrders(ownIds, otherIds);
	return order
		.map((id) => ({ base: baseRows.get(id), mine: ownRows.get(id), theirs: otherRows.get(id) }))
		.filter(isRetained);
}
