import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forms\` ADD \`webhook_url\` text;`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`webhook_secret_version\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`delivery\` text;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`delivery_at\` text;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`delivery_problem\` text;`)
  await db.run(sql`CREATE INDEX \`form_submissions_delivery_idx\` ON \`form_submissions\` (\`delivery\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`form_submissions_delivery_idx\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`delivery\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`delivery_at\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`delivery_problem\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`webhook_url\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`webhook_secret_version\`;`)
}
