import type { LocaleCode } from '@website/contracts/locales';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { executeAccess } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import type { PublishableDocument } from '../../documents/text-document.ts';
import type { Reason } from './failures/reasons.ts';
import { type StoredPlan, storedPlans } from './stored-plans.ts';
import { storedTitle } from './titles.ts';

/** A plan in the list of the screen. */
export interface PlannedEntry {
	id: number | string;
	type: 'publish' | 'unpublish';
	/** `pages:12` or `global:header`. */
	place: string;
	/** Null for a global, and if the document has no title in any language. */
	title: string | null;
	/** Null for all languages. */
	locale: LocaleCode | null;
	/** ISO 8601 in UTC. */
	at: string;
	/** Why it failed; null while it waits. */
	failure: Reason | null;
}

const keyOf = ({ slug, kind }: PublishableDocument) => `${kind}:${slug}`;

/** Drops the plans of documents that the user may not read. */
async function filterReadable(
	req: PayloadRequest,
	plans: readonly StoredPlan[],
): Promise<StoredPlan[]> {
	const groups = Map.groupBy(plans, ({ plan }) => keyOf(plan.document));
	const filters = new Map<string, (document: PublishableDocument) => boolean>();
	for (const [key, group] of groups) {
		const [first] = group;
		const documents = group.map(({ plan }) => plan.document);
		if (first) filters.set(key, await createReadFilter(req, first.plan.document, documents));
	}
	return plans.filter(
		({ plan: { document } }) => filters.get(keyOf(document))?.(document) === true,
	);
}

/** Returns a function that checks if the user may read a document of one collection or global. */
async function createReadFilter(
	req: PayloadRequest,
	{ kind, slug }: PublishableDocument,
	documents: readonly PublishableDocument[],
): Promise<(document: PublishableDocument) => boolean> {
	const { collections, globals } = req.payload.config;
	const config = (kind === 'global' ? globals : collections).find((entity) => entity.slug === slug);
	if (!config) return () => false;
	const access = await executeAccess({ req, disableErrors: true }, config.access.read);
	if (typeof access === 'boolean' || kind === 'global') return () => Boolean(access);
	const ids = documents.flatMap((document) =>
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

/** The waiting and failed plans whose documents the user may read: failed ones first, then the next first. */
export async function readPlanned(req: PayloadRequest): Promise<PlannedEntry[]> {
	const entries = await Promise.all(
		(await filterReadable(req, await storedPlans(req.payload))).map(
			async ({ id, failure, plan: { document, type, locale, at } }) => ({
				id,
				type,
				locale,
				at,
				failure,
				place: documentKey(document),
				title: await storedTitle(req.payload, document, locale),
			}),
		),
	);
	return entries.toSorted((a, b) => Number(a.failure === null) - Number(b.failure === null));
}
