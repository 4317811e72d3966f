import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { usesPostgres } from '../environment.ts';
import { runStatement } from '../transactions/statement.ts';

/**
 * Runs a minimal query. Rejects with the database's error if the database cannot be reached or read, or, on PostgreSQL, if it refuses
 * changes, as a former primary does after a failover.
 */
export async function probeDatabase({ db }: Payload): Promise<void> {
	if (usesPostgres) await runStatement(db.drizzle, sql`update users set id = id where false`);
	else
		await db.findOne({
			collection: 'users',
			select: { id: true },
			where: { id: { equals: 0 } },
		});
}
