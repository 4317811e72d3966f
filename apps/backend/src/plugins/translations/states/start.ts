import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { limits } from '../limits.ts';
import { hasStates } from './field.ts';
import { stateRows, updateStates } from './record.ts';
import { statesSlug } from './slug.ts';

/**
 * Records the states of documents without states, in a database that is older than this feature. Their translations count as up to date.
 * It uses small transactions one after the other, so that editors' saves can run in between.
 */
export async function recordMissingStates(payload: Payload): Promise<void> {
	for (const { slug, fields } of payload.config.globals)
		if (hasStates(fields)) await recordGlobal(payload, slug);
	for (const { config } of Object.values(payload.collections)) {
		if (!hasStates(config.fields)) continue;
		if (!config.versions?.drafts) await publishRecordedDrafts(payload, config.slug);
		let after = 0;
		for (;;) {
			const { docs } = await payload.db.find<{ id: number }>({
				collection: config.slug,
				where: { id: { greater_than: after } },
				sort: 'id',
				limit: limits.recordedAtOnce,
				pagination: false,
				select: {},
			});
			const recordedIds = await findRecordedDocuments(payload, config.slug, docs);
			for (const { id } of docs)
				if (!recordedIds.has(String(id)))
					await recordOne(payload, { kind: 'collection', slug: config.slug, id });
			const last = docs.at(-1);
			if (!last) break;
			after = last.id;
		}
	}
}

async function findRecordedDocuments(
	payload: Payload,
	entity: string,
	documents: readonly { id: number }[],
): Promise<Set<unknown>> {
	const { docs } = await payload.db.find<{ id: number; document: string }>({
		collection: statesSlug,
		where: {
			entity: { equals: entity },
			document: { in: documents.map(({ id }) => String(id)) },
		},
		select: { document: true },
		pagination: false,
	});
	return new Set(docs.map(({ document }) => document));
}

/** Corrects the states of documents without drafts, which earlier versions recorded as drafts. */
async function publishRecordedDrafts(payload: Payload, entity: string): Promise<void> {
	await payload.db.updateMany({
		collection: statesSlug,
		where: { entity: { equals: entity }, state: { equals: 'draft' } },
		data: { state: 'published', published: true },
		returning: false,
	});
}

async function recordGlobal(payload: Payload, slug: string): Promise<void> {
	const req = await createLocalReq({}, payload);
	const ref = { kind: 'global', slug } as const;
	if (Object.keys(await stateRows(req, ref)).length === 0) await recordOne(payload, ref);
}

async function recordOne(payload: Payload, ref: AnyDocument): Promise<void> {
	const req = await createLocalReq({}, payload);
	await inTransaction(req, () => updateStates(req, ref));
}

/** Starts `recordMissingStates` in the background. A failure is logged, and retried at the next start. */
export function startRecordingStates(payload: Payload): void {
	recordMissingStates(payload).catch((cause: unknown) =>
		reportFailure('translations', cause, `Failed to record the ${statesSlug} of older documents`),
	);
}
