import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const columns = z.array(z.object({ name: z.string() }));
const number = z.object({ value: z.number() });

/** The tables of an article: their columns with ids, by kind of id, and columns that must differ between copies. */
const tables = [
	{ name: 'posts', own: 'posts', ids: {}, dates: ['date'] },
	{ name: 'posts_locales', own: 'locales', ids: { _parent_id: 'posts' }, slugs: ['slug'] },
	{ name: 'posts_rels', own: 'rels', ids: { parent_id: 'posts' } },
	{ name: '_posts_v', own: 'versions', ids: { parent_id: 'posts' }, dates: ['version_date'] },
	{
		name: '_posts_v_locales',
		own: 'versionLocales',
		ids: { _parent_id: 'versions' },
		slugs: ['version_slug'],
		// The content of versions does not matter, and would add a gigabyte.
		empty: ['version_blog_sections'],
	},
	{ name: '_posts_v_rels', own: 'versionRels', ids: { parent_id: 'versions' } },
] as const satisfies Table[];

interface Table {
	name: string;
	own: string;
	ids: Record<string, string>;
	slugs?: readonly string[];
	dates?: readonly string[];
	empty?: readonly string[];
}

/** Copies the demo articles until there are `count`, directly in SQLite, since saving thousands by REST takes an hour. */
export async function copyPosts(dataFolder: string, count: number): Promise<void> {
	const database = new DatabaseSync(join(dataFolder, 'backend.db'), { timeout: 10_000 });
	try {
		const read = (sql: string) => number.parse(database.prepare(sql).get()).value;
		// The backend is ready before its demo content is imported.
		while (read('SELECT count(*) AS value FROM posts') === 0) await sleep(200);
		const maxIds = new Map(
			tables.map(({ name, own }) => [own as string, read(`SELECT max(id) AS value FROM ${name}`)]),
		);
		const originals = read('SELECT count(*) AS value FROM posts');
		database.exec('BEGIN IMMEDIATE');
		const statements = tables.map((table) =>
			database.prepare(copyStatement(database, table, maxIds)),
		);
		const copies = Math.ceil(count / originals) - 1;
		for (let copy = 1; copy <= copies; copy += 1) {
			for (const statement of statements) statement.run({ copy: BigInt(copy) });
		}
		const surplus = originals * (copies + 1) - count;
		// Deletes cascade to the other tables.
		database.exec('PRAGMA foreign_keys = ON');
		database
			.prepare('DELETE FROM posts WHERE id IN (SELECT id FROM posts ORDER BY id DESC LIMIT ?)')
			.run(Math.max(surplus, 0));
		database.exec('COMMIT');
	} finally {
		database.close();
	}
}

function copyStatement(
	database: DatabaseSync,
	{ name, own, ids, slugs = [], dates = [], empty = [] }: Table,
	maxIds: ReadonlyMap<string, number>,
): string {
	const names = columns.parse(database.prepare(`PRAGMA table_info(${name})`).all());
	const idColumns: Record<string, string> = { id: own, ...ids };
	const value = (column: string): string => {
		const kind = idColumns[column];
		if (kind) return `"${column}" + :copy * ${maxIds.get(kind)}`;
		if (slugs.includes(column)) return `"${column}" || '-' || :copy`;
		if (dates.includes(column)) {
			return `strftime('%Y-%m-%dT%H:%M:%fZ', "${column}", '-' || :copy || ' hours')`;
		}
		return empty.includes(column) ? "'[]'" : `"${column}"`;
	};
	const list = names.map((column) => `"${column.name}"`).join(', ');
	const values = names.map((column) => value(column.name)).join(', ');
	return `INSERT INTO ${name} (${list}) SELECT ${values} FROM ${name} WHERE id <= ${maxIds.get(own)}`;
}
