import { limits } from '../limits.ts';
import { isRecord, listOf } from './reading/json-record.ts';
import { measure, objectOf, wholeNumber } from './reading/query.ts';
import { Refusal } from './responses.ts';

type Query = Record<string, unknown>;

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
