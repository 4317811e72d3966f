import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { wordsIn } from '@website/contracts/search-words';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { type SearchedKind, searchedKinds } from '../../platform/cluster/changed-documents.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { runStatement } from '../../platform/transactions/statement.ts';
import { buildEntries } from './build-entries.ts';
import type { SearchEntry } from './entry.ts';
import { fullText } from './full-text.ts';
import { limits } from './limits.ts';

const changes = z.array(
	z.object({ id: z.coerce.number(), kind: z.enum(searchedKinds), document: z.coerce.number() }),
);

/** The words of an entry for the vocabulary, which corrects queries without results. */
function vocabulary({ title, lead, body }: SearchEntry): string[] {
	const { shortest, longest } = limits.words;
	const words = wordsIn(`${title}\n${lead}\n${body}`).map(({ folded }) => folded);
	// Sorted, so that two processes that add the same words cannot deadlock.
	return [...new Set(words)]
		.filter((word) => word.length >= shortest && word.length <= longest)
		.sort();
}

async function indexDocuments(
	req: PayloadRequest,
	queries: unknown,
	kind: SearchedKind,
	ids: readonly number[],
): Promise<void> {
	if (ids.length === 0) return;
	await fullText.remove(queries, kind, ids);
	for (const entry of await buildEntries(req, kind, ids)) {
		// SQLite queries do not yield to the event loop, so they would block all other requests.
		await yieldToEventLoop();
		await fullText.add(queries, entry);
		await fullText.addWords(queries, entry.lang, vocabulary(entry));
	}
}

/** Indexes a batch of changed documents, pages before articles and the latest changes first, and deletes their change rows. */
async function indexBatch(payload: Payload): Promise<void> {
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const queries = transactionsById.get(await req.transactionID)?.queries;
		// Read the change rows after taking the lock: the documents that are read afterwards are at least as new as these rows.
		await fullText.lock(queries);
		const pendingChanges = changes.parse(
			await runStatement(
				queries,
				sql`select id, kind, document from search_changes order by kind, id desc limit ${limits.indexedAtOnce}`,
			),
		);
		for (const kind of searchedKinds) {
			const documents = pendingChanges.filter((change) => change.kind === kind);
			const ids = [...new Set(documents.map(({ document }) => document))];
			await indexDocuments(req, queries, kind, ids);
		}
		// Delete by id, not up to the last id: a row with a lower id may have been committed in the meantime.
		for (const { id } of pendingChanges)
			await runStatement(queries, sql`delete from search_changes where id = ${id}`);
	});
}

/** True if a document (of this kind) is not indexed yet. */
export async function hasPendingChanges(payload: Payload, kind?: SearchedKind): Promise<boolean> {
	const condition = kind ? sql`where kind = ${kind}` : sql``;
	const rows = await runStatement(
		payload.db.drizzle,
		sql`select id from search_changes ${condition} limit 1`,
	);
	return rows.length > 0;
}

/**
 * Indexes all changed documents in batches. Pauses half of the time, because the first index of many thousand documents takes minutes and
 * editors continue to work.
 */
export async function indexChanges(payload: Payload): Promise<void> {
	let workedMs = 0;
	while (await hasPendingChanges(payload)) {
		await sleep(workedMs);
		const startedAt = performance.now();
		await indexBatch(payload);
		workedMs = performance.now() - startedAt;
	}
}
