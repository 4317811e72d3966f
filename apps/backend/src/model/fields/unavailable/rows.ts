import { isRecord } from '../../../platform/http/reading/json-record.ts';

/** The type of a stored block; empty for anything that is no block. */
export const typeOf = (row: unknown): string =>
	isRecord(row) && typeof row.blockType === 'string' ? row.blockType : '';

/** A block in the form of `block.ts`. */
interface Unavailable {
	id?: unknown;
	blockType: 'unavailable';
	stored: unknown;
}

const isUnavailable = (row: unknown): row is Unavailable => typeOf(row) === 'unavailable';

/** A row as a form can show it: one of an unknown type becomes an unavailable block, and one whose type is known again itself. */
export function showable(row: unknown, types: ReadonlySet<string>): unknown {
	if (isUnavailable(row)) return types.has(typeOf(row.stored)) ? row.stored : row;
	if (types.has(typeOf(row))) return row;
	const id = isRecord(row) ? row.id : undefined;
	const unavailable: Unavailable = { id, blockType: 'unavailable', stored: row };
	return unavailable;
}

/** Whether a row was stored before, as an unavailable block of the same id and type. */
export const wasStored = (row: unknown, before: readonly unknown[]): boolean =>
	isRecord(row) &&
	before.some(
		(one) => isUnavailable(one) && one.id === row.id && typeOf(one.stored) === typeOf(row),
	);
