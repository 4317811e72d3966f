import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`to_title\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`to_new_tab\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`to_title\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`to_new_tab\` integer DEFAULT false;`)
}
