import { limits } from '../limits.ts';
import { NoTurn } from './refused.ts';
import type { Queries } from './transaction.ts';
import { Turns } from './turns.ts';

/**
 * The same database with so many transactions at once; the others wait in the order of asking, for `limits.database.turnMs` at most.
 * SQLite has room for one writer and refuses a second. PostgreSQL's connections must never all be taken by transactions: a read outside
 * them, made by one of them, would wait for a connection and none would come free.
 */
export function inTurns(database: Queries, atOnce: number): Queries {
	const turns = new Turns(atOnce);
	return {
		transaction: async (work, options) => {
			const done = await turns.take(limits.database.turnMs, () => new NoTurn());
			return database.transaction(work, options).finally(done);
		},
	};
}
