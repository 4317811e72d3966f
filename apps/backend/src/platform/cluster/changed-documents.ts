import { sql } from '@payloadcms/db-sqlite/drizzle';
import { type CacheTag, documentIds } from '@website/contracts/cache-tags';
import { runStatement } from '../transactions/statement.ts';

/** Kinds of documents in the search. */
export const searchedKinds = ['page', 'post'] as const;
export type SearchedKind = (typeof searchedKinds)[number];

/**
 * Records in a transaction which documents change, so that the search index is updated even if this process ends right after the commit.
 * `search/` deletes the records.
 */
export async function recordChangedDocuments(
	transaction: unknown,
	tags: Iterable<CacheTag>,
): Promise<void> {
	const tagList = [...tags];
	for (const kind of searchedKinds)
		for (const id of documentIds(tagList, kind))
			await runStatement(
				transaction,
				sql`insert into search_changes (kind, document) values (${kind}, ${Number(id)})`,
			);
}
