import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { LocaleCode } from '@website/contracts/locales';
import { searchLimits } from '@website/contracts/search-words';
import { createLocalReq, type Payload } from 'payload';
import { limits } from '../../../platform/limits.ts';
import { transactionsById } from '../../../platform/transactions/current.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { runStatement } from '../../../platform/transactions/statement.ts';

/** What may say who searched: e-mail addresses, and numbers as long as those of telephones, customers or cards. */
const personal = /@|(?:\d[\s./()-]*){6,}/;

/** A query as it is counted: lower case, single blanks; null for one that may hold personal data. */
export function countedQuery(query: string): string | null {
	const text = query.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
	if (text === '' || text.length > searchLimits.queryLength || personal.test(text)) return null;
	return text;
}

/** Counts a query that found nothing; of more than `limits.search.unanswered` in a language the one asked for longest ago is forgotten. */
export async function countUnanswered(
	payload: Payload,
	language: LocaleCode,
	query: string,
): Promise<void> {
	const counted = countedQuery(query);
	if (counted === null) return;
	const now = new Date().toISOString();
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		const queries = transactionsById.get(await req.transactionID)?.queries;
		await runStatement(
			queries,
			sql`insert into unanswered_searches (query, language, times, last_at) values (${counted}, ${language}, 1, ${now})
				on conflict (language, query) do update set times = unanswered_searches.times + 1, last_at = ${now}`,
		);
		await runStatement(
			queries,
			sql`delete from unanswered_searches where id in (
				select id from unanswered_searches where language = ${language}
				order by last_at desc, id desc limit ${limits.search.unanswered} offset ${limits.search.unanswered})`,
		);
	});
}
