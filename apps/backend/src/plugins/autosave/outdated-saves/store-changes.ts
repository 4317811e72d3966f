import type { PayloadRequest } from 'payload';
import type { PayloadKv } from '../../../payload-types.ts';
import { type LastChanges, lastChanges } from './changes.ts';

/** Payload's key-value collection. Its own functions ignore the transaction, so this file queries the database directly. */
const collection = 'payload-kv';
const keyOf = (document: string) => `last-changes:${document}`;
const where = (document: string) => ({ key: { equals: keyOf(document) } });

/** @param document such as `pages:12` or `global:header` */
export async function readLastChanges(
	req: PayloadRequest,
	document: string,
): Promise<LastChanges | null> {
	const row = await req.payload.db.findOne<PayloadKv>({ collection, where: where(document), req });
	return lastChanges
		.nullable()
		.catch(null)
		.parse(row?.data ?? null);
}

export async function storeLastChanges(
	req: PayloadRequest,
	document: string,
	data: LastChanges,
): Promise<void> {
	await req.payload.db.upsert({
		collection,
		where: where(document),
		data: { key: keyOf(document), data },
		req,
	});
}

export async function deleteLastChanges(req: PayloadRequest, document: string): Promise<void> {
	await req.payload.db.deleteMany({ collection, where: where(document), req });
}
