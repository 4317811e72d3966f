import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { plansToReleases } from '../plans-to-releases.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`releases\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`single\` integer;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`planner\` numeric;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`failure\` text;`)
  await db.run(sql`CREATE INDEX \`releases_publish_at_idx\` ON \`releases\` (\`publish_at\`);`)
  await db.run(sql`ALTER TABLE \`release_members\` ADD \`action\` text DEFAULT 'publish';`)
  await db.run(sql`ALTER TABLE \`release_members\` ADD \`leads\` text;`)
  await db.run(sql`ALTER TABLE \`release_members\` ADD \`content\` text;`)
  await plansToReleases((statement) => db.run(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`releases_publish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`single\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`planner\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`failure\`;`)
  await db.run(sql`ALTER TABLE \`release_members\` DROP COLUMN \`action\`;`)
  await db.run(sql`ALTER TABLE \`release_members\` DROP COLUMN \`leads\`;`)
  await db.run(sql`ALTER TABLE \`release_members\` DROP COLUMN \`content\`;`)
}
