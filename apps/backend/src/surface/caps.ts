import { limits } from '../limits.ts';
import { count, measure, part } from './reading/query.ts';
import { Refusal } from './refusal.ts';

type Query = Record<string, unknown>;

const { rest } = limits;

function atMost(value: number | undefined, largest: number, name: string): void {
	if (value !== undefined && value > largest)
		throw new Refusal(400, `"${name}" is ${value}; at most ${largest} is allowed`);
}

/** Refuses what isn't well formed or would cost too much: depth, nesting, size, page numbers, limits of joins. */
export function checkQuery(query: Query): void {
	atMost(measure(query).values, rest.values, 'values in the query');
	atMost(count(query, 'depth'), rest.depth, 'depth');
	atMost(count(query, 'page'), rest.page, 'page');
	const filter = measure(part(query, 'where'));
	atMost(filter.depth, rest.filterDepth, 'levels of where');
	atMost(filter.values, rest.values, 'values in where');
	for (const name of ['select', 'populate']) part(query, name);
	for (const [name, join] of Object.entries(part(query, 'joins'))) {
		if (typeof join !== 'object' || join === null) continue;
		atMost(count({ ...join }, 'limit'), rest.documents, `joins.${name}.limit`);
	}
}

/** How many documents an answer may hold; undefined for all there are, which is what a limit of zero means. */
export function documentsAsked(query: Query): number | undefined {
	const limit = count(query, 'limit');
	if (limit !== undefined) return limit || undefined;
	return String(query.pagination) === 'false' ? undefined : rest.usualDocuments;
}

/** Refuses a list that holds too many documents, or too many with their relations or in all languages. */
export function checkList(query: Query, documents: number): void {
	atMost(documents, rest.documents, 'limit');
	if (count(query, 'depth') !== 0)
		atMost(documents, rest.documentsWithRelations, 'limit with depth above 0');
	const allLocales = query.locale === 'all' || query.locale === '*';
	if (allLocales) atMost(documents, rest.documentsInAllLocales, 'limit with locale=all');
}
