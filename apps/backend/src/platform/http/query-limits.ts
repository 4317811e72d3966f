import { localeCodes } from '@website/contracts/locales';
import type { Collection } from 'payload';
import { limits } from '../limits.ts';
import { count, measure, part } from './reading/query.ts';
import { Refusal } from './refusal.ts';

type Query = Record<string, unknown>;

const { rest } = limits;

/** Payload's own for one document; of lists it is set by `with-depth.ts`. */
const defaultDepth = 2;

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

/** Languages that an answer holds. */
const languagesOf = ({ locale }: Query) =>
	locale === 'all' || locale === '*' ? localeCodes.length : 1;

/** What relations add, by the depth to which they are filled in: each holds its relations again, in as many languages (measured on demo content). */
const relations = (depth: number, languages: number) =>
	[1, 3 * languages, 12 * languages ** 2][depth] ?? Number.POSITIVE_INFINITY;

const isLong = ({ type }: { type: string }) => type === 'blocks' || type === 'richText';

/** About how many KiB an answer has, from what is asked alone. A collection without long texts is light until its relations are filled in. */
export function estimatedKibibytes(
	query: Query,
	documents: number,
	collection: Pick<Collection, 'config'> | undefined,
): number {
	const depth = count(query, 'depth') ?? defaultDepth;
	const languages = languagesOf(query);
	const hasLongTexts = collection?.config.flattenedFields.some(isLong) ?? true;
	const { longDocument, shortDocument } = rest.kibibytes;
	const each = hasLongTexts || depth > 0 ? longDocument : shortDocument;
	return documents * each * languages * relations(depth, languages);
}

/** Refuses what would be read for an answer that is too large, before anything is read. Gives the estimate in KiB. */
export function checkCost(
	query: Query,
	documents: number,
	collection: Pick<Collection, 'config'> | undefined,
): number {
	const estimate = estimatedKibibytes(query, documents, collection);
	const depth = count(query, 'depth') ?? defaultDepth;
	const most = depth > 0 ? rest.kibibytes.filledIn : rest.kibibytes.answer;
	if (estimate > most)
		throw new Refusal(
			400,
			`${documents} documents ("limit") in ${languagesOf(query)} languages ("locale") with "depth" ${depth} are about ${estimate} KiB; at most ${most} are allowed. Ask for less of one of them`,
		);
	return estimate;
}

/** Refuses more documents than any answer holds. */
export const checkLimit = (documents: number): void => atMost(documents, rest.documents, 'limit');

/** Refuses relations in a list beyond what the editors' interface itself shows. */
export function checkListDepth(query: Query): void {
	atMost(count(query, 'depth'), rest.listDepth, 'depth of a list');
}
