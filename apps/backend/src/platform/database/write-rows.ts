import { getTableColumns, sql, type Table } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { limits } from '../limits.ts';

export type Row = Record<string, unknown>;
export type StoredRow = Row & { id: number | string; createdAt?: unknown };

type Insert = Payload['db']['insert'];
type Database = Parameters<Insert>[0]['db'];

async function databaseOf({ payload, transactionID }: PayloadRequest): Promise<Database> {
	const transaction = await transactionID;
	const session = transaction === undefined ? undefined : payload.db.sessions?.[transaction];
	if (!session) throw new Error('Rows are written in a transaction only');
	// The adapter keeps its own transaction here; Payload's types do not say so.
	return session.db as Database;
}

function tableOf({ db }: Payload, name: string): { name: string; table: Table } {
	const table: unknown = db.tables[name];
	if (!table) throw new Error(`The database has no table ${name}`);
	// Payload keeps its Drizzle tables in a record without types.
	return { name, table: table as Table };
}

const snake = (slug: string) => slug.replaceAll('-', '_');

/** On a clash of ids the new values replace the old ones. */
function replaceById(table: Table) {
	const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'id');
	const set = columns.map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)] as const);
	return { target: getTableColumns(table).id, set: Object.fromEntries(set) };
}

async function insertAll(
	req: PayloadRequest,
	tableName: string,
	rows: Row[],
	replace = false,
): Promise<StoredRow[]> {
	const { name, table } = tableOf(req.payload, tableName);
	const db = await databaseOf(req);
	const storedRows: StoredRow[] = [];
	const step = Math.max(
		1,
		Math.min(
			limits.prices.rowsPerStatement,
			Math.floor(30_000 / Object.keys(getTableColumns(table)).length),
		),
	);
	for (let start = 0; start < rows.length; start += step) {
		const response = await req.payload.db.insert({
			db,
			tableName: name,
			values: rows.slice(start, start + step),
			...(replace ? { onConflictDoUpdate: replaceById(table) } : {}),
		});
		for (const row of response) storedRows.push(row as StoredRow);
	}
	return storedRows;
}

/** One version of each row, as Payload itself writes it, so that the next change can be taken back. */
async function keepVersions(
	req: PayloadRequest,
	slug: CollectionSlug,
	rows: StoredRow[],
	now: string,
): Promise<void> {
	if (!req.payload.collections[slug]?.config.versions) return;
	const versions = rows.map(({ id, ...fields }) => ({
		parent: id,
		...Object.fromEntries(Object.entries(fields).map(([key, value]) => [`version_${key}`, value])),
		createdAt: now,
		updatedAt: now,
	}));
	await insertAll(req, `_${snake(slug)}_v`, versions);
}

/** Writes many rows with their versions in a few statements of the request's transaction; hooks and validation are the caller's business. */
export async function writeRows(
	req: PayloadRequest,
	slug: CollectionSlug,
	{ inserts, updates = [] }: { inserts: Row[]; updates?: StoredRow[] },
): Promise<StoredRow[]> {
	const now = new Date().toISOString();
	const stamped = req.payload.collections[slug]?.config.timestamps;
	const times = (row: Row) =>
		stamped ? { ...row, createdAt: row.createdAt ?? now, updatedAt: now } : row;
	const storedRows = [
		...(await insertAll(req, snake(slug), inserts.map(times))),
		...(await insertAll(req, snake(slug), updates.map(times), true)),
	];
	await keepVersions(req, slug, storedRows, now);
	return storedRows;
}
