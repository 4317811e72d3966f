import type { InStatement } from '@libsql/client';
import type { Payload } from 'payload';

/** The parts of the SQLite client's transactions that Drizzle uses. */
export interface SqliteTransaction {
	execute(statement: InStatement): Promise<unknown>;
	commit(): Promise<void>;
	rollback(): Promise<void>;
}

/** The parts of the SQLite client of Payload's adapter that are used here. */
export interface SqliteClient {
	execute(...statement: unknown[]): Promise<unknown>;
	batch(...statements: unknown[]): Promise<unknown>;
	transaction(): Promise<SqliteTransaction>;
}

const isClient = (value: unknown): value is SqliteClient =>
	typeof value === 'object' && value !== null && 'execute' in value && 'transaction' in value;

/** The client of a SQLite adapter; null for other databases. */
export function sqliteClient({ db }: Payload): SqliteClient | null {
	const client: unknown = Reflect.get(db, 'client');
	return isClient(client) ? client : null;
}

/** True if another writer has locked the database. */
export const isBusy = (error: unknown): boolean =>
	error instanceof Error &&
	'code' in error &&
	typeof error.code === 'string' &&
	error.code.startsWith('SQLITE_BUSY');
