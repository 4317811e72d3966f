import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { LocaleCode } from '@website/contracts/locales';
import { searchLimits } from '@website/contracts/search-words';
import { createLocalReq, type Payload } from 'payload';
import { transactionsById } from '../../platform/transactions/current.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { runStatement } from '../../platform/transactions/statement.ts';
import { limits } from './limits.ts';

/** Possible personal data: email addresses, and numbers as long as a phone, customer or card number. */
const personalData = /@|(?:\d[\s./()-]*){6,}/;

/** Lowercases a query and collapses its spaces; null if it is empty, too long or may contain personal data. */
export function normalizeQuery(query: string): string | null {
	const text = query.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
	if (text === '' || text.length > searchLimits.queryLength || personalData.test(text)) return null;
	return text;
}

/** Counts a query without results. Stores up to `limits.unanswered` queries per language and deletes the least recent ones. */
export async function countUnanswered(
	payload: Payload,
	language: LocaleCode,
	query: string,
): Promise<void> {
	const normalizedQuery = normalizeQuery(query);
	if (normalizedQuery === null) return;
	const now = new Date().toISOString();
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const queries = transactionsById.get(await req.transactionID)?.queries;
		await runStatement(
			queries,
			sql`insert into unanswered_searches (query, language, times, last_at) values (${normalizedQuery}, ${language}, 1, ${now})
				on conflict (language, query) do update set times = unanswered_searches.times + 1, last_at = ${now}`,
		);
		await runStatement(
			queries,
			sql`delete from unanswered_searches where id in (
				select id from unanswered_searches where language = ${language}
				order by last_at desc, id desc limit ${limits.unanswered} offset ${limits.unanswered})`,
		);
	});
}
