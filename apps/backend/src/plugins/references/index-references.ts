import { createLocalReq, type Payload } from 'payload';
import type { DocumentRef } from '../../documents/document-ref.ts';
import { writeRows } from '../../platform/database/write-rows.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { storeReferences } from './store-references.ts';

/** Increase it when the stored references change their format: the next start rebuilds the index. */
const indexKey = 'index:3';

const perTransaction = 50;

async function trackedDocuments(payload: Payload): Promise<DocumentRef[]> {
	const refs: DocumentRef[] = payload.config.globals.map(({ slug }) => ({
		kind: 'global',
		slug,
	}));
	for (const { slug, custom } of payload.config.collections) {
		if (custom?.trackReferences !== true) continue;
		const { docs } = await payload.find({
			collection: slug,
			depth: 0,
			pagination: false,
			select: {},
		});
		for (const { id } of docs) refs.push({ kind: 'collection', slug, id: Number(id) });
	}
	return refs;
}

/** Whether the reference index of this database is complete and in the current format. */
export async function isIndexed({ db }: Payload): Promise<boolean> {
	const { totalDocs } = await db.count({
		collection: 'usages',
		where: { holder: { equals: indexKey } },
	});
	return totalDocs > 0;
}

/** Builds the reference index in the background. Errors are logged; the next start tries again. */
export function startReferenceIndex(payload: Payload): void {
	indexReferences(payload).catch((cause: unknown) =>
		payload.logger.error({ err: cause, msg: 'The reference index could not be built' }),
	);
}

/**
 * Stores the references of all documents, once for each database: for content from before the index, and for imported demo content.
 * Documents can be saved meanwhile: each transaction is short, and the references of a document are always stored as a whole.
 */
export async function indexReferences(payload: Payload): Promise<void> {
	if (await isIndexed(payload)) return;
	const refs = await trackedDocuments(payload);
	for (let start = 0; start < refs.length; start += perTransaction) {
		const req = await createLocalReq({}, payload);
		await inTransaction(req, async () => {
			for (const ref of refs.slice(start, start + perTransaction)) await storeReferences(req, ref);
		});
	}
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const marker = {
			holder: indexKey,
			target: indexKey,
			path: indexKey,
			lang: null,
			draftOnly: false,
		};
		await payload.db.deleteMany({
			collection: 'usages',
			where: { holder: { in: ['index:1', 'index:2'] } },
			req,
		});
		await writeRows(req, 'usages', { inserts: [marker] });
	});
	payload.logger.info({ documents: refs.length }, 'Built the reference index');
}
