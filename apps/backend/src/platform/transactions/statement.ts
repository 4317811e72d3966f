import type { SQL } from '@payloadcms/db-sqlite/drizzle';
import { z } from 'zod';

/** The parts of a Drizzle database for raw statements: PostgreSQL's `execute`, SQLite's `all`. */
interface Statements {
	execute?: (statement: SQL) => PromiseLike<unknown>;
	all?: (statement: SQL) => PromiseLike<unknown>;
}

const isStatements = (value: unknown): value is Statements =>
	typeof value === 'object' && value !== null && ('execute' in value || 'all' in value);

const response = z.union([z.array(z.unknown()), z.object({ rows: z.array(z.unknown()) })]);

/** Runs a statement on a Drizzle database or transaction and returns its rows. */
export async function runStatement(queries: unknown, statement: SQL): Promise<unknown[]> {
	if (!isStatements(queries)) throw new Error('The database cannot run raw statements');
	const result = response.parse(await (queries.execute ?? queries.all)?.call(queries, statement));
	return Array.isArray(result) ? result : result.rows;
}
