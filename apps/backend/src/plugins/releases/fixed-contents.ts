import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { PayloadKv } from '../../payload-types.ts';
import type { JsonRecord } from '../../platform/http/reading/json-record.ts';

/** Versions of documents in all locales, by key: `pages:12`. */
export type FixedContents = Readonly<Record<string, JsonRecord>>;

/** Payload's key-value collection. Its own functions ignore the transaction, so this file queries the database directly. */
const collection = 'payload-kv';
const keyOf = (owner: string) => `fixed:${owner}`;
const where = (owner: string) => ({ key: { equals: keyOf(owner) } });

/** Stores the versions that `owner`, a plan or a member of a release, publishes later. Drafts may change in the meantime. */
export async function storeFixedContents(
	req: PayloadRequest,
	owner: string,
	data: FixedContents,
): Promise<void> {
	const row = { key: keyOf(owner), data };
	await req.payload.db.upsert({ collection, where: where(owner), data: row, req });
}

const contents = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The stored versions; null if there are none. */
export async function readFixedContents(
	req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
	owner: string,
): Promise<FixedContents | null> {
	const row = await req.payload.db.findOne<PayloadKv>({ collection, where: where(owner), req });
	return contents.nullable().parse(row?.data ?? null);
}

/**
 * Deletes the stored versions of owners that no longer exist.
 *
 * @param kind the beginning of the owners' names
 * @param readOwners reads the existing ones, after the stored versions: an owner is stored in the same transaction as its versions
 */
export async function deleteUnusedContents(
	payload: Payload,
	kind: string,
	readOwners: () => Promise<readonly string[]>,
): Promise<void> {
	const keys = (await payload.kv.keys()).filter((key) => key.startsWith(keyOf(kind)));
	if (keys.length === 0) return;
	const used = new Set((await readOwners()).map(keyOf));
	for (const key of keys) if (!used.has(key)) await payload.kv.delete(key);
}
