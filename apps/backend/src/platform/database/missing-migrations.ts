import { globSync, readFileSync } from 'node:fs';
import type { Payload } from 'payload';
import { z } from 'zod';

const snapshot = z.object({
	tables: z.record(z.string(), z.object({ columns: z.record(z.string(), z.unknown()) })),
});

/** A database's tables with their columns, as migrations describe them. */
export type Snapshot = z.infer<typeof snapshot>;

/** As much of a database adapter and of its tools as comparing schemas needs. */
const adapter = z.object({ migrationDir: z.string(), schema: z.record(z.string(), z.unknown()) });
const drizzleKit = z.object({
	generateDrizzleJson: z.function({ input: [z.unknown()], output: z.unknown() }),
});

/**
 * What the fields ask of the database and no migration has made, and what migrations have made and no field asks for:
 * `pages.subtitle` for a column, `pages_links` for a table. Tables of versions follow those they are versions of.
 */
export function differences(fields: Snapshot, migrations: Snapshot): string[] {
	const names = new Set<string>();
	const tables = new Set([...Object.keys(fields.tables), ...Object.keys(migrations.tables)]);
	for (const table of tables) {
		const expected = fields.tables[table]?.columns;
		const present = migrations.tables[table]?.columns;
		if (!expected || !present) {
			names.add(readable(table));
			continue;
		}
		for (const column of new Set([...Object.keys(expected), ...Object.keys(present)])) {
			if (JSON.stringify(expected[column]) !== JSON.stringify(present[column]))
				names.add(`${readable(table)}.${column.replace(/^version_(?=.)/, '')}`);
		}
	}
	return [...names].sort();
}

/** Without PostgreSQL's schema, and without what makes a table one of versions. */
function readable(table: string): string {
	return table.replace(/^public\./, '').replace(/^_(.+?)_v(?=_|$)/, '$1');
}

/** The differences between a running Payload's fields and the newest migration of its database. */
export async function missingMigrations(payload: Payload): Promise<string[]> {
	const { db } = payload;
	const { migrationDir, schema } = adapter.parse({
		migrationDir: Reflect.get(db, 'migrationDir'),
		schema: Reflect.get(db, 'schema'),
	});
	const kit = drizzleKit.parse(Reflect.apply(Reflect.get(db, 'requireDrizzleKit'), db, []));
	const [newest] = globSync(`${migrationDir}/*.json`).sort().reverse();
	if (!newest) throw new Error(`${migrationDir} has no picture of the schema`);
	const generated = await kit.generateDrizzleJson(schema);
	return differences(
		// As it would be read back from a file.
		snapshot.parse(JSON.parse(JSON.stringify(generated))),
		snapshot.parse(JSON.parse(readFileSync(newest, 'utf8'))),
	);
}

/** Throws with the names of fields that no migration has made: what editors type into them would be dropped. */
export async function requireMigrations(payload: Payload): Promise<void> {
	const missing = await missingMigrations(payload);
	if (missing.length === 0) return;
	throw new Error(
		`No migration makes what these fields need: ${missing.join(', ')}.\nMake one: npm run migrate:create -w apps/backend -- <name>`,
	);
}
