import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { environment } from '../src/platform/environment.ts';
import { openDatabase } from '../src/start/open-database.ts';

const names = z.array(z.object({ name: z.string() }));

it('every table of localized fields has an index on the parent id', async () => {
	await openDatabase();
	const path = fileURLToPath(environment.DATABASE_URL);
	const database = new DatabaseSync(path, { readOnly: true });
	const read = (sql: string) => names.parse(database.prepare(sql).all()).map(({ name }) => name);
	const tables = read(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%\\_locales' ESCAPE '\\'",
	);
	expect(tables).toContain('posts_locales');
	for (const table of tables) {
		const indexes = read(`PRAGMA index_list(${table})`);
		const first = indexes.map((index) => read(`PRAGMA index_info(${index})`)[0]);
		expect(first, table).toContain('_parent_id');
	}
	database.close();
});
