import { createLocalReq, type Payload } from 'payload';
import { writeRows } from '../../platform/database/write-rows.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import type { DocumentRef } from '../document-ref.ts';
import { storeReferences } from './store-references.ts';

/** Raised when what is noted of a use changes: everything is noted again at the next start. */
const form = 'index:3';

const perTransaction = 50;

async function holdersOf(payload: Payload): Promise<DocumentRef[]> {
	const holders: DocumentRef[] = payload.config.globals.map(({ slug }) => ({
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
		for (const { id } of docs) holders.push({ kind: 'collection', slug, id: Number(id) });
	}
	return holders;
}

/** Whether the uses in this database were noted in today's form. */
export async function isNoted({ db }: Payload): Promise<boolean> {
	const { totalDocs } = await db.count({
		collection: 'usages',
		where: { holder: { equals: form } },
	});
	return totalDocs > 0;
}

/** Notes everything beside the program's work; what fails is logged, and tried again at the next start. */
export function noteEverythingSoon(payload: Payload): void {
	noteEverything(payload).catch((cause: unknown) =>
		payload.logger.error({ err: cause, msg: 'What uses what could not be noted' }),
	);
}

/**
 * Notes the uses of everything stored, once for each database: content from before, and imported demo content. Saves may come
 * meanwhile, as each transaction is short and a holder is always noted anew.
 */
export async function noteEverything(payload: Payload): Promise<void> {
	if (await isNoted(payload)) return;
	const holders = await holdersOf(payload);
	for (let start = 0; start < holders.length; start += perTransaction) {
		const req = await createLocalReq({}, payload);
		await inTransaction(req, async () => {
			for (const holder of holders.slice(start, start + perTransaction))
				await storeReferences(req, holder);
		});
	}
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const done = { holder: form, target: form, path: form, lang: null, draftOnly: false };
		await payload.db.deleteMany({
			collection: 'usages',
			where: { holder: { in: ['index:1', 'index:2'] } },
			req,
		});
		await writeRows(req, 'usages', { inserts: [done] });
	});
	payload.logger.info({ documents: holders.length }, 'Noted what uses what');
}
