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
	if (!session) throw new Error('writeRows needs a transaction');
	// The adapter stores its own transaction here, which Payload's types omit.
	return session.db as Database;
}

function tableOf({ db }: Payload, name: string): { name: string; table: Table } {
	const table: unknown = db.tables[name];
	if (!table) throw new Error(`The database has no table ${name}`);
	// Payload stores its Drizzle tables in an untyped record.
	return { name, table: table as Table };
}

const toSnakeCase = (slug: string) => slug.replaceAll('-', '_');

/** The conflict clause with which a row replaces the row of the same id. */
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
	const result: StoredRow[] = [];
	const step = Math.max(
		1,
		Math.min(
			limits.prices.rowsPerStatement,
			Math.floor(30_000 / Object.keys(getTableColumns(table)).length),
		),
	);
	for (let start = 0; start < rows.length; start += step) {
		const batch = await req.payload.db.insert({
			db,
			tableName: name,
			values: rows.slice(start, start + step),
			...(replace ? { onConflictDoUpdate: replaceById(table) } : {}),
		});
		for (const row of batch) result.push(row as StoredRow);
	}
	return result;
}

/** Adds a version of each row, as Payload does, so that editors can restore it after the next change. */
async function insertVersions(
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
	await insertAll(req, `_${toSnakeCase(slug)}_v`, versions);
}

/** Writes many rows and their versions with a few statements of the request's transaction. Runs no hooks and no validation. */
export async function writeRows(
	req: PayloadRequest,
	slug: CollectionSlug,
	{ inserts, updates = [] }: { inserts: Row[]; updates?: StoredRow[] },
	now = new Date().toISOString(),
): Promise<StoredRow[]> {
	const hasTimestamps = req.payload.collections[slug]?.config.timestamps;
	const withTimestamps = (row: Row) =>
		hasTimestamps ? { ...row, createdAt: row.createdAt ?? now, updatedAt: now } : row;
	const storedRows = [
		...(await insertAll(req, toSnakeCase(slug), inserts.map(withTimestamps))),
		...(await insertAll(req, toSnakeCase(slug), updates.map(withTimestamps), true)),
	];
	await insertVersions(req, slug, storedRows, now);
	return storedRows;
}
