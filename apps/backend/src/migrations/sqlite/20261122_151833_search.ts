import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { createSqliteSearch, dropSqliteSearch } from '../search-tables.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_misses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`query\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`times\` numeric NOT NULL,
  	\`last_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`search_misses_language_idx\` ON \`search_misses\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`search_misses_times_idx\` ON \`search_misses\` (\`times\`);`)
  await db.run(sql`CREATE INDEX \`search_misses_last_at_idx\` ON \`search_misses\` (\`last_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`language_query_idx\` ON \`search_misses\` (\`language\`,\`query\`);`)
  await createSqliteSearch(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_misses\`;`)
  await dropSqliteSearch(db)
}
