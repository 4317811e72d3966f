import { setImmediate as nextTurn, setTimeout as rest } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { wordsIn } from '@website/contracts/search-words';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import {
	type SearchedKind,
	searchedKinds,
} from '../../../platform/content-versions/changed-documents.ts';
import { limits } from '../../../platform/limits.ts';
import { transactionsById } from '../../../platform/transactions/current.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { runStatement } from '../../../platform/transactions/statement.ts';
import type { SearchEntry } from '../database/entry.ts';
import { fullText } from '../database/full-text.ts';
import { entriesOf } from './entries-of.ts';

const changes = z.array(
	z.object({ id: z.coerce.number(), kind: z.enum(searchedKinds), document: z.coerce.number() }),
);

/** Words of a language that a search is compared with when it finds nothing as it was typed. */
function vocabulary({ title, lead, body }: SearchEntry): string[] {
	const { shortest, longest } = limits.search.words;
	const words = wordsIn(`${title}\n${lead}\n${body}`).map(({ folded }) => folded);
	// In one order, so that two programs that add the same words don't wait for each other.
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
	for (const entry of await entriesOf(req, kind, ids)) {
		// SQLite answers without leaving the event loop's turn, so nobody else would get one.
		await nextTurn();
		await fullText.add(queries, entry);
		await fullText.addWords(queries, entry.lang, vocabulary(entry));
	}
}

/** Brings a few of the noted documents into the index, pages before articles and what changed last first, and takes their notes away. */
async function indexSome(payload: Payload): Promise<void> {
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const queries = transactionsById.get(await req.transactionID)?.queries;
		// Whoever reads the notes after this reads documents at least as new as their changes.
		await fullText.lock(queries);
		const noted = changes.parse(
			await runStatement(
				queries,
				sql`select id, kind, document from search_changes order by kind, id desc limit ${limits.search.indexedAtOnce}`,
			),
		);
		for (const kind of searchedKinds) {
			const documents = noted.filter((change) => change.kind === kind);
			const ids = [...new Set(documents.map(({ document }) => document))];
			await indexDocuments(req, queries, kind, ids);
		}
		// Not all up to the last one: a note with a lower number may have been committed meanwhile.
		for (const { id } of noted)
			await runStatement(queries, sql`delete from search_changes where id = ${id}`);
	});
}

/** Whether a document, of one kind or of any, waits to be brought into the index. */
export async function isAnyNoted(payload: Payload, kind?: SearchedKind): Promise<boolean> {
	const ofKind = kind ? sql`where kind = ${kind}` : sql``;
	const rows = await runStatement(
		payload.db.drizzle,
		sql`select id from search_changes ${ofKind} limit 1`,
	);
	return rows.length > 0;
}

/**
 * Brings every noted document into the index, a few at a time. Half of the time is left to everybody else: a first index of many
 * thousand documents takes minutes, in which editors work on.
 */
export async function indexChanges(payload: Payload): Promise<void> {
	let workedMs = 0;
	while (await isAnyNoted(payload)) {
		await rest(workedMs);
		const begun = performance.now();
		await indexSome(payload);
		workedMs = performance.now() - begun;
	}
}
