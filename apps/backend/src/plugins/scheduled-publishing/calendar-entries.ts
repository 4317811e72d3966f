import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { executeAccess } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import type { Reason } from '../../documents/plans/reasons.ts';
import { storedPlans } from '../../documents/plans/stored-plans.ts';
import { storedTitle } from '../../documents/plans/titles.ts';
import type { PublishableDocument } from '../../documents/text-document.ts';
import { parsePublishableDocument } from '../../documents/text-document.ts';
import { limits } from '../../platform/limits.ts';

/** Something on the calendar: planned, failed at its time, or done. */
export interface CalendarEntry {
	key: string;
	state: 'planned' | 'failed' | 'done';
	type: 'publish' | 'unpublish';
	/** `pages:12` or `global:header`. */
	place: string;
	/** Null for a global, and where no language has one. */
	title: string | null;
	/** Null where all languages are concerned. */
	locale: LocaleCode | null;
	/** ISO 8601 in UTC. */
	at: string;
	/** Of planned and failed ones: by which number it is moved. */
	plan: number | string | null;
	failure: Reason | null;
}

/** A range of time: from, and up to but without; ISO 8601. */
export interface Range {
	from: string;
	to: string;
}

const keyOf = ({ slug, kind }: PublishableDocument) => `${kind}:${slug}`;

/** Leaves out what whoever asks may not read. */
async function readable<Entry extends { subject: PublishableDocument }>(
	req: PayloadRequest,
	entries: readonly Entry[],
): Promise<Entry[]> {
	const groups = Map.groupBy(entries, ({ subject }) => keyOf(subject));
	const may = new Map<string, (subject: PublishableDocument) => boolean>();
	for (const [key, group] of groups) {
		const [first] = group;
		if (first) may.set(key, await rule(req, first.subject, group));
	}
	return entries.filter(({ subject }) => may.get(keyOf(subject))?.(subject) === true);
}

async function rule(
	req: PayloadRequest,
	{ kind, slug }: PublishableDocument,
	group: readonly { subject: PublishableDocument }[],
): Promise<(subject: PublishableDocument) => boolean> {
	const { collections, globals } = req.payload.config;
	const config = (kind === 'global' ? globals : collections).find((one) => one.slug === slug);
	if (!config) return () => false;
	const access = await executeAccess({ req, disableErrors: true }, config.access.read);
	if (typeof access === 'boolean' || kind === 'global') return () => Boolean(access);
	const ids = group.flatMap(({ subject }) => (subject.kind === 'collection' ? [subject.id] : []));
	const { docs } = await req.payload.find({
		collection: slug as CollectionSlug,
		where: { and: [{ id: { in: ids } }, access] },
		trash: true,
		depth: 0,
		pagination: false,
		select: {},
	});
	const readableIds = new Set(docs.map(({ id }) => id));
	return (subject) => subject.kind === 'collection' && readableIds.has(subject.id);
}

async function readPlanned(req: PayloadRequest, { from, to }: Range) {
	const plans = (await storedPlans(req.payload)).filter(
		({ plan: { at } }) => at >= from && at < to,
	);
	return Promise.all(
		plans.map(async ({ id, plan, failure }) => {
			const { subject, type, locale, at } = plan;
			const title = await storedTitle(req.payload, subject, locale);
			const state = failure === null ? 'planned' : 'failed';
			const place = documentKey(subject);
			return {
				subject,
				entry: { key: `plan-${id}`, state, type, place, title, locale, at, plan: id, failure },
			} satisfies { subject: PublishableDocument; entry: CalendarEntry };
		}),
	);
}

/** What was published and taken offline, from the audit trail. */
async function readDone(req: PayloadRequest, { from, to }: Range, collection: string | null) {
	const { docs } = await req.payload.find({
		collection: 'audit-entries',
		where: {
			action: { in: ['published', 'unpublished'] },
			createdAt: { greater_than_equal: from, less_than: to },
			...(collection === null ? {} : { place: { like: `${collection}:` } }),
		},
		sort: '-createdAt',
		limit: limits.schedule.listed,
		pagination: false,
		depth: 0,
	});
	return docs.flatMap((row): { subject: PublishableDocument; entry: CalendarEntry }[] => {
		const subject = parsePublishableDocument(row.place ?? '');
		if (!subject) return [];
		return [
			{
				subject,
				entry: {
					key: `done-${row.id}`,
					state: 'done',
					type: row.action === 'published' ? 'publish' : 'unpublish',
					place: documentKey(subject),
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
 * What is planned, what failed and what was done in a range of time, as far as whoever asks may read the documents; the earliest first.
 *
 * @param collection shows one kind alone: a collection's slug, or `global`; null for all
 */
export async function calendarEntries(
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
	const entries = (await readable(req, matches)).map(({ entry }) => entry);
	return entries.toSorted((one, other) => one.at.localeCompare(other.at));
}
