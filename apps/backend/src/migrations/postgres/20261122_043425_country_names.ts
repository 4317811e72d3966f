import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** One column with a country's names in all languages but English takes the place of a column for each; every start fills it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
	await db.execute(sql`ALTER TABLE countries ADD COLUMN other_names varchar;`);
	await db.execute(sql`UPDATE countries SET other_names = name_da || ', ' || name_de;`);
	await db.execute(sql`ALTER TABLE countries DROP COLUMN name_da;`);
	await db.execute(sql`ALTER TABLE countries DROP COLUMN name_de;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.execute(sql`ALTER TABLE countries ADD COLUMN name_da varchar NOT NULL DEFAULT '';`);
	await db.execute(sql`ALTER TABLE countries ADD COLUMN name_de varchar NOT NULL DEFAULT '';`);
	await db.execute(sql`UPDATE countries SET name_da = name, name_de = name;`);
	await db.execute(sql`ALTER TABLE countries DROP COLUMN other_names;`);
}
