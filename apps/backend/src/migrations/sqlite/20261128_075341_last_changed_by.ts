import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`patterns\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`changed_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`patterns\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`changed_by\`;`)
}
