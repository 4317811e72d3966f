import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** One column with a country's names in all languages but English takes the place of a column for each; every start fills it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
	await db.run(sql`ALTER TABLE countries ADD other_names text;`);
	await db.run(sql`UPDATE countries SET other_names = name_da || ', ' || name_de;`);
	await db.run(sql`ALTER TABLE countries DROP COLUMN name_da;`);
	await db.run(sql`ALTER TABLE countries DROP COLUMN name_de;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.run(sql`ALTER TABLE countries ADD name_da text NOT NULL DEFAULT '';`);
	await db.run(sql`ALTER TABLE countries ADD name_de text NOT NULL DEFAULT '';`);
	await db.run(sql`UPDATE countries SET name_da = name, name_de = name;`);
	await db.run(sql`ALTER TABLE countries DROP COLUMN other_names;`);
}
