import { isRecord } from '../../../platform/http/reading/json-record.ts';

/** The type of a stored block; empty for other values. */
export const typeOf = (row: unknown): string =>
	isRecord(row) && typeof row.blockType === 'string' ? row.blockType : '';

/** A row of the block in `block.ts`. */
interface Unavailable {
	id?: unknown;
	blockType: 'unavailable';
	stored: unknown;
}

const isUnavailable = (row: unknown): row is Unavailable => typeOf(row) === 'unavailable';

/** Converts a row for a form: unknown types become unavailable blocks, and unavailable blocks of known types become the stored block. */
export function toFormRow(row: unknown, types: ReadonlySet<string>): unknown {
	if (isUnavailable(row)) return types.has(typeOf(row.stored)) ? row.stored : row;
	if (types.has(typeOf(row))) return row;
	const id = isRecord(row) ? row.id : undefined;
	const unavailable: Unavailable = { id, blockType: 'unavailable', stored: row };
	return unavailable;
}

/** True if a row was stored before as an unavailable block with the same ID and type. */
export const wasStored = (row: unknown, before: readonly unknown[]): boolean =>
	isRecord(row) &&
	before.some(
		(storedRow) =>
			isUnavailable(storedRow) &&
			storedRow.id === row.id &&
			typeOf(storedRow.stored) === typeOf(row),
	);
