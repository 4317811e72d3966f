import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { createSqliteSearch, dropSqliteSearch } from '../search-tables.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`unanswered_searches\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`query\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`times\` numeric NOT NULL,
  	\`last_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`unanswered_searches_language_idx\` ON \`unanswered_searches\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`unanswered_searches_times_idx\` ON \`unanswered_searches\` (\`times\`);`)
  await db.run(sql`CREATE INDEX \`unanswered_searches_last_at_idx\` ON \`unanswered_searches\` (\`last_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`language_query_idx\` ON \`unanswered_searches\` (\`language\`,\`query\`);`)
  await createSqliteSearch(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`unanswered_searches\`;`)
  await dropSqliteSearch(db)
}
