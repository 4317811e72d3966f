import type * as z from 'zod/mini';
import { InvalidResponse } from './price-api-error.ts';

/** A row that was left out of a response: where it is, and why. Contains no text of the response. */
export interface LeftOutRow {
	path: string;
	reason: string;
}

/** The share of rows that may be left out. If more do not fit, the response as a whole is not trusted. */
const largestShare = 0.1;

/**
 * The rows of a response that fit its schema. A row that does not fit, an item of the innermost list around the fault, is removed from
 * `response` and reported. Throws an `InvalidResponse` if a fault is in no row, or if more than a tenth of the rows or of the outermost
 * rows do not fit.
 */
export function fittingRows<T>(
	source: string,
	schema: z.ZodMiniType<T>,
	response: unknown,
): { data: T; leftOut: LeftOutRow[] } {
	const total = countRows(response);
	const leftOut: LeftOutRow[] = [];
	let outermost = 0;
	/** The first indices of the rows of a list from which some were removed. */
	const indices = new WeakMap<unknown[], number[]>();
	for (;;) {
		const result = schema.safeParse(response);
		if (result.success) return { data: result.data, leftOut };
		const rejected = new Map<unknown[], Set<number>>();
		for (const { path, message } of result.error.issues) {
			const row = innermostRow(response, path, indices);
			const text = `${row?.path.join('.') ?? path.join('.')}: ${message}`;
			if (!row) throw new InvalidResponse(source, text);
			const rows = rejected.get(row.list) ?? new Set();
			if (rows.has(row.index)) continue;
			rejected.set(row.list, rows.add(row.index));
			leftOut.push({ path: row.path.join('.'), reason: message });
			if (row.depth === 1) outermost += 1;
		}
		for (const [count, of] of [
			[outermost, total.outermost],
			[leftOut.length, total.all],
		] as const) {
			const [first] = leftOut;
			if (!first || count <= of * largestShare) continue;
			const fault = `${count} of ${of} rows do not fit, first ${first.path}: ${first.reason}`;
			throw new InvalidResponse(source, fault);
		}
		for (const [list, rows] of rejected) {
			const kept = list.flatMap((_, index) => (rows.has(index) ? [] : [index]));
			const before = indices.get(list);
			indices.set(
				list,
				kept.map((index) => before?.[index] ?? index),
			);
			list.splice(0, list.length, ...kept.map((index) => list[index]));
		}
	}
}

/** The number of rows in all lists, and in the outermost ones. */
function countRows(value: unknown): { all: number; outermost: number } {
	if (typeof value !== 'object' || value === null) return { all: 0, outermost: 0 };
	const inner = Object.values(value).map(countRows);
	const all = inner.reduce((sum, count) => sum + count.all, 0);
	if (Array.isArray(value)) return { all: all + value.length, outermost: value.length };
	return { all, outermost: inner.reduce((sum, count) => sum + count.outermost, 0) };
}

/** The row of the innermost list on a path, and the path with its original indices; undefined if the path crosses no list. */
function innermostRow(
	response: unknown,
	path: readonly PropertyKey[],
	indices: WeakMap<unknown[], number[]>,
) {
	let at = response;
	let row: { list: unknown[]; index: number } | undefined;
	let depth = 0;
	const original = path.map((key) => {
		let name = String(key);
		if (Array.isArray(at) && typeof key === 'number') {
			row = { list: at, index: key };
			depth += 1;
			name = String(indices.get(at)?.[key] ?? key);
		}
		at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
		return name;
	});
	return row && { ...row, depth, path: original };
}

/** The rows that were left out of the last response of each source. Logs them once, until others are left out. */
export class LeftOutRows {
	readonly #warn: (message: string) => void;
	readonly #rows = new Map<string, LeftOutRow[]>();

	constructor(warn: (message: string) => void) {
		this.#warn = warn;
	}

	report(source: string, rows: LeftOutRow[]): void {
		const previous = this.#rows.get(source) ?? [];
		this.#rows.set(source, rows);
		if (rows.length === 0 || textOf(rows) === textOf(previous)) return;
		this.#warn(`${source}: ${rows.length} rows left out (${textOf(rows)})`);
	}

	/** The number of rows left out by source, and the first ones; undefined if there are none. */
	get detail(): Record<string, { leftOut: number; first: LeftOutRow[] }> | undefined {
		const sources = [...this.#rows].filter(([, rows]) => rows.length > 0);
		if (sources.length === 0) return undefined;
		return Object.fromEntries(
			sources.map(([source, rows]) => [
				source,
				{ leftOut: rows.length, first: rows.slice(0, shownRows) },
			]),
		);
	}
}

const shownRows = 5;

const textOf = (rows: readonly LeftOutRow[]) =>
	rows
		.slice(0, shownRows)
		.map(({ path, reason }) => `${path}: ${reason}`)
		.join('; ') + (rows.length > shownRows ? `; and ${rows.length - shownRows} more` : '');
