import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { executeAccess } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import type { PublishableDocument } from '../../documents/text-document.ts';
import { parsePublishableDocument } from '../../documents/text-document.ts';
import type { Reason } from './failures/reasons.ts';
import { limits } from './limits.ts';
import { storedPlans } from './stored-plans.ts';
import { storedTitle } from './titles.ts';

/** An entry of the calendar. */
export interface CalendarEntry {
	key: string;
	state: 'planned' | 'failed' | 'done';
	type: 'publish' | 'unpublish';
	/** `pages:12` or `global:header`. */
	place: string;
	/** Null for a global, and if the document has no title in any language. */
	title: string | null;
	/** Null for all languages. */
	locale: LocaleCode | null;
	/** ISO 8601 in UTC. */
	at: string;
	/** The id of the plan; null for done entries. */
	plan: number | string | null;
	failure: Reason | null;
}

/** A time range in ISO 8601; `from` is inclusive, `to` exclusive. */
export interface Range {
	from: string;
	to: string;
}

const keyOf = ({ slug, kind }: PublishableDocument) => `${kind}:${slug}`;

/** Drops the entries of documents that the user may not read. */
async function filterReadable<Entry extends { document: PublishableDocument }>(
	req: PayloadRequest,
	entries: readonly Entry[],
): Promise<Entry[]> {
	const groups = Map.groupBy(entries, ({ document }) => keyOf(document));
	const filters = new Map<string, (document: PublishableDocument) => boolean>();
	for (const [key, group] of groups) {
		const [first] = group;
		if (first) filters.set(key, await createReadFilter(req, first.document, group));
	}
	return entries.filter(({ document }) => filters.get(keyOf(document))?.(document) === true);
}

/** Returns a function that checks if the user may read a document of one collection or global. */
async function createReadFilter(
	req: PayloadRequest,
	{ kind, slug }: PublishableDocument,
	group: readonly { document: PublishableDocument }[],
): Promise<(document: PublishableDocument) => boolean> {
	const { collections, globals } = req.payload.config;
	const config = (kind === 'global' ? globals : collections).find((entity) => entity.slug === slug);
	if (!config) return () => false;
	const access = await executeAccess({ req, disableErrors: true }, config.access.read);
	if (typeof access === 'boolean' || kind === 'global') return () => Boolean(access);
	const ids = group.flatMap(({ document }) =>
		document.kind === 'collection' ? [document.id] : [],
	);
	const { docs } = await req.payload.find({
		collection: slug as CollectionSlug,
		where: { and: [{ id: { in: ids } }, access] },
		trash: true,
		depth: 0,
		pagination: false,
		select: {},
	});
	const readableIds = new Set(docs.map(({ id }) => id));
	return (document) => document.kind === 'collection' && readableIds.has(document.id);
}

async function readPlanned(req: PayloadRequest, { from, to }: Range) {
	const plans = (await storedPlans(req.payload)).filter(
		({ plan: { at } }) => at >= from && at < to,
	);
	return Promise.all(
		plans.map(async ({ id, plan, failure }) => {
			const { document, type, locale, at } = plan;
			const title = await storedTitle(req.payload, document, locale);
			const state = failure === null ? 'planned' : 'failed';
			const place = documentKey(document);
			return {
				document,
				entry: { key: `plan-${id}`, state, type, place, title, locale, at, plan: id, failure },
			} satisfies { document: PublishableDocument; entry: CalendarEntry };
		}),
	);
}

/** The publications and unpublications in the audit log. */
async function readDone(req: PayloadRequest, { from, to }: Range, collection: string | null) {
	const { docs } = await req.payload.find({
		collection: 'audit-entries',
		where: {
			action: { in: ['published', 'unpublished'] },
			createdAt: { greater_than_equal: from, less_than: to },
			...(collection === null ? {} : { place: { like: `${collection}:` } }),
		},
		sort: '-createdAt',
		limit: limits.listed,
		pagination: false,
		depth: 0,
	});
	return docs.flatMap((row): { document: PublishableDocument; entry: CalendarEntry }[] => {
		const document = parsePublishableDocument(row.place ?? '');
		if (!document) return [];
		return [
			{
				document,
				entry: {
					key: `done-${row.id}`,
					state: 'done',
					type: row.action === 'published' ? 'publish' : 'unpublish',
					place: documentKey(document),
					title: row.title || null,
					locale: isLocaleCode(row.locale) ? row.locale : null,
					at: row.createdAt,
					plan: null,
					failure: null,
				},
			},
		];
	});
}

/**
 * The planned, failed and done publications in a time range whose documents the user may read, the earliest first.
 *
 * @param collection only the entries of this collection, or of the globals (`global`); null for all
 */
export async function readCalendarEntries(
	req: PayloadRequest,
	range: Range,
	collection: string | null,
): Promise<CalendarEntry[]> {
	const candidates = [
		...(await readPlanned(req, range)),
		...(await readDone(req, range, collection)),
	];
	const matches = candidates.filter(
		({ entry }) => collection === null || entry.place.startsWith(`${collection}:`),
	);
	const entries = (await filterReadable(req, matches)).map(({ entry }) => entry);
	return entries.toSorted((a, b) => a.at.localeCompare(b.at));
}
