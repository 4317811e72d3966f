import { sql } from '@payloadcms/db-sqlite/drizzle';
import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { searchedKinds } from '../../platform/cluster/changed-documents.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { runStatement } from '../../platform/transactions/statement.ts';
import { collectionOf } from './build-entries.ts';

/** The format of the index entries. Increment it when they change, so that every backend indexes all documents again. */
const format = 3;
const key = 'search-format';
const row = z.object({ data: z.coerce.number() });

async function readStoredFormat(queries: unknown): Promise<number> {
	const [storedRow] = await runStatement(
		queries,
		sql`select data from payload_kv where key = ${key}`,
	);
	return storedRow === undefined ? 0 : row.parse(storedRow).data;
}

/** Marks every document as changed if the index has another format or does not exist. */
export async function reindexWhenFormatChanged(payload: Payload): Promise<void> {
	if ((await readStoredFormat(payload.db.drizzle)) === format) return;
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const queries = transactionsById.get(await req.transactionID)?.queries;
		for (const kind of searchedKinds)
			await runStatement(
				queries,
				sql`insert into search_changes (kind, document)
					select ${sql.raw(`'${kind}'`)}, id from ${sql.raw(collectionOf[kind])}`,
			);
		const data = sql.raw(`'${format}'`);
		await runStatement(
			queries,
			sql`insert into payload_kv (key, data) values (${key}, ${data})
				on conflict (key) do update set data = ${data}`,
		);
	});
}
