import { readFileSync } from 'node:fs';
import type { Payload } from 'payload';
import { z } from 'zod';

const snapshot = z.object({
	tables: z.record(z.string(), z.object({ columns: z.record(z.string(), z.unknown()) })),
});

/** A database's tables with their columns, as migrations describe them. */
export type Snapshot = z.infer<typeof snapshot>;

/** The parts of a database adapter and its tools that the comparison needs. */
const adapter = z.object({ migrationDir: z.string(), schema: z.record(z.string(), z.unknown()) });
const drizzleKit = z.object({
	generateDrizzleJson: z.function({ input: [z.unknown()], output: z.unknown() }),
});

/**
 * The tables and columns that the fields need and the migrations lack, or the other way round: `pages.subtitle` for a column,
 * `pages_links` for a table. A version table is named like the table of its documents.
 */
export function differences(fields: Snapshot, migrations: Snapshot): string[] {
	const names = new Set<string>();
	const tables = new Set([...Object.keys(fields.tables), ...Object.keys(migrations.tables)]);
	for (const table of tables) {
		const expected = fields.tables[table]?.columns;
		const present = migrations.tables[table]?.columns;
		if (!expected || !present) {
			names.add(readableName(table));
			continue;
		}
		for (const column of new Set([...Object.keys(expected), ...Object.keys(present)])) {
			if (JSON.stringify(expected[column]) !== JSON.stringify(present[column]))
				names.add(`${readableName(table)}.${column.replace(/^version_(?=.)/, '')}`);
		}
	}
	return [...names].sort();
}

/** The name of a table without PostgreSQL's schema and without the affixes of a version table. */
function readableName(table: string): string {
	return table.replace(/^public\./, '').replace(/^_(.+?)_v(?=_|$)/, '$1');
}

/** The folder of a Payload's migrations, and the snapshot of the schema that its fields need. */
export async function schemaOfFields(payload: Payload) {
	const { db } = payload;
	const { migrationDir, schema } = adapter.parse({
		migrationDir: Reflect.get(db, 'migrationDir'),
		schema: Reflect.get(db, 'schema'),
	});
	const kit = drizzleKit.parse(Reflect.apply(Reflect.get(db, 'requireDrizzleKit'), db, []));
	return { migrationDir, schema: z.looseObject({}).parse(await kit.generateDrizzleJson(schema)) };
}

/** The differences between a running Payload's fields and the migrations of its database. */
export async function missingMigrations(payload: Payload): Promise<string[]> {
	const { migrationDir, schema } = await schemaOfFields(payload);
	return differences(
		// Serialized like a snapshot that is read from a file.
		snapshot.parse(JSON.parse(JSON.stringify(schema))),
		snapshot.parse(JSON.parse(readFileSync(`${migrationDir}/schema.json`, 'utf8'))),
	);
}

/** Throws an error that names the fields without a migration, as the values of such fields would be lost. */
export async function requireMigrations(payload: Payload): Promise<void> {
	const missing = await missingMigrations(payload);
	if (missing.length === 0) return;
	throw new Error(
		`No migration creates the tables and columns of these fields: ${missing.join(', ')}.\nCreate one: npm run migrate:create -w apps/backend -- <name>`,
	);
}
