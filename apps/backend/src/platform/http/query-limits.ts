import { localeCodes } from '@website/contracts/locales';
import type { Collection } from 'payload';
import { limits } from '../limits.ts';
import { measure, objectOf, wholeNumber } from './reading/query.ts';
import { Refusal } from './refusal.ts';

type Query = Record<string, unknown>;

const { rest } = limits;

/** Payload's default for one document; `with-depth.ts` sets the depth of lists. */
const defaultDepth = 2;

function checkMaximum(value: number | undefined, largest: number, name: string): void {
	if (value !== undefined && value > largest)
		throw new Refusal(400, `"${name}" is ${value}; at most ${largest} is allowed`);
}

/** Rejects a query that is malformed or too expensive: depth, nesting, size, page number, limits of joins. */
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

/** The largest number of documents that a query requests; undefined for all documents (a limit of 0, or no pagination). */
export function requestedDocuments(query: Query): number | undefined {
	const limit = wholeNumber(query, 'limit');
	if (limit !== undefined) return limit || undefined;
	return String(query.pagination) === 'false' ? undefined : rest.defaultDocuments;
}

/** The number of locales in a response. */
const languagesOf = ({ locale }: Query) =>
	locale === 'all' || locale === '*' ? localeCodes.length : 1;

/**
 * The factor by which populated relations enlarge a document, by depth: each contains its own relations, in as many locales (measured on
 * the demo content).
 */
const relationFactor = (depth: number, languages: number) =>
	[1, 3 * languages, 12 * languages ** 2][depth] ?? Number.POSITIVE_INFINITY;

const isLong = ({ type }: { type: string }) => type === 'blocks' || type === 'richText';

/**
 * Estimates the size of a response in KiB from the query. Documents of a collection without long texts are short unless relations are
 * populated.
 */
export function estimatedKibibytes(
	query: Query,
	documents: number,
	collection: Pick<Collection, 'config'> | undefined,
): number {
	const depth = wholeNumber(query, 'depth') ?? defaultDepth;
	const languages = languagesOf(query);
	const hasLongTexts = collection?.config.flattenedFields.some(isLong) ?? true;
	const { longDocument, shortDocument } = rest.kibibytes;
	const each = hasLongTexts || depth > 0 ? longDocument : shortDocument;
	return documents * each * languages * relationFactor(depth, languages);
}

/** Rejects a query whose response would be too large, before anything is read. Returns the estimate in KiB. */
export function checkCost(
	query: Query,
	documents: number,
	collection: Pick<Collection, 'config'> | undefined,
): number {
	const estimate = estimatedKibibytes(query, documents, collection);
	const depth = wholeNumber(query, 'depth') ?? defaultDepth;
	const maximum = depth > 0 ? rest.kibibytes.populated : rest.kibibytes.response;
	if (estimate > maximum)
		throw new Refusal(
			400,
			`${documents} documents ("limit") in ${languagesOf(query)} languages ("locale") with "depth" ${depth} are about ${estimate} KiB; the maximum is ${maximum} KiB. Reduce one of them`,
		);
	return estimate;
}

/** Rejects more documents than a response may have. */
export const checkLimit = (documents: number): void =>
	checkMaximum(documents, rest.documents, 'limit');

/** Rejects a depth for lists that exceeds the depth the admin itself uses. */
export function checkListDepth(query: Query): void {
	checkMaximum(wholeNumber(query, 'depth'), rest.listDepth, 'depth of a list');
}
