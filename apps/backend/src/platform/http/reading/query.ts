import * as qs from 'qs-esm';
import { limits } from '../../limits.ts';
import { Refusal } from '../endpoint.ts';
import { isRecord, listOf } from './json-record.ts';

type Query = Record<string, unknown>;

/** Parses a query string as Payload does, so that the checked query is the executed one. */
export const readQuery = (text: string): Query =>
	qs.parse(text, {
		allowEmptyArrays: true,
		arrayLimit: 1000,
		depth: 10,
		ignoreQueryPrefix: true,
	});

/** A whole number of the query, at least 0; undefined if it is missing. */
export function wholeNumber(query: Query, name: string): number | undefined {
	const value = query[name];
	if (value === undefined) return undefined;
	const text = typeof value === 'number' ? String(value) : value;
	if (typeof text !== 'string' || !/^\d{1,9}$/.test(text))
		throw new Refusal(400, `"${name}" must be a whole number`);
	return Number(text);
}

/** An object of the query, which some clients send as JSON; empty if it is missing. */
export function objectOf(query: Query, name: string): Query {
	const value = query[name];
	if (value === undefined || value === '') return {};
	const object = typeof value === 'string' ? fromJson(value, name) : value;
	if (!isRecord(object)) throw new Refusal(400, `"${name}" must be an object`);
	return object;
}

function fromJson(text: string, name: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Refusal(400, `"${name}" is not JSON`);
	}
}

/** The nesting depth of a value and the number of primitive values in it. Rejects texts with null characters. */
export function measure(value: unknown): { depth: number; values: number } {
	const size = { depth: 0, values: 0 };
	const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
	for (let next = open.pop(); next; next = open.pop()) {
		const { value: inner, depth } = next;
		size.depth = Math.max(size.depth, depth);
		if (typeof inner !== 'object' || inner === null) {
			size.values += 1;
			if (typeof inner === 'string' && inner.includes('\0'))
				throw new Refusal(400, 'Texts must not hold null characters');
		} else {
			for (const child of Object.values(inner)) open.push({ value: child, depth: depth + 1 });
		}
		if (size.values > limits.rest.values) break;
	}
	return size;
}

const { rest } = limits;

function checkMaximum(value: number | undefined, largest: number, name: string): void {
	if (value !== undefined && value > largest)
		throw new Refusal(400, `"${name}" is ${value}; at most ${largest} is allowed`);
}

/** Rejects a query that is malformed or too large: depth, nesting, size, page number, limits of joins. */
export function checkQuery(query: Query): void {
	checkMaximum(measure(query).values, rest.values, 'values in the query');
	checkMaximum(wholeNumber(query, 'depth'), rest.depth, 'depth');
	checkMaximum(wholeNumber(query, 'page'), rest.page, 'page');
	const filter = measure(objectOf(query, 'where'));
	checkMaximum(filter.depth, rest.filterDepth, 'levels of where');
	checkMaximum(filter.values, rest.values, 'values in where');
	for (const name of ['select', 'populate']) objectOf(query, name);
	if (![query.sort ?? []].flat().every((path) => typeof path === 'string'))
		throw new Refusal(400, '"sort" must be a path or a list of paths');
	for (const [name, join] of Object.entries(objectOf(query, 'joins'))) {
		if (typeof join !== 'object' || join === null) continue;
		checkMaximum(wholeNumber({ ...join }, 'limit'), rest.documents, `joins.${name}.limit`);
	}
}

/** True if a filter names the documents by their IDs. */
const isById = ({ id, and }: Query): boolean =>
	(isRecord(id) && Object.hasOwn(id, 'in')) || listOf(and).filter(isRecord).some(isById);

/** Rejects a list with too many documents, with relations of relations, or in all locales, before anything is read. */
export function checkList(query: Query): void {
	checkMaximum(wholeNumber(query, 'depth'), rest.listDepth, 'depth of a list');
	if (query.locale === 'all' || query.locale === '*')
		throw new Refusal(400, '"locale" of a list must be one language');
	const limit = wholeNumber(query, 'limit');
	if (limit === 0 || (limit === undefined && String(query.pagination) === 'false'))
		throw new Refusal(400, `A list without pages needs a "limit" of at most ${rest.documents}`);
	checkMaximum(
		limit,
		isById(objectOf(query, 'where')) ? rest.documentsById : rest.documents,
		'limit',
	);
}
