import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Whether a translation is outdated is told beside its state, which was hidden by it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`translation_states\` ADD \`outdated\` integer DEFAULT false;`)
  await db.run(sql`UPDATE \`translation_states\` SET \`outdated\` = true, \`state\` = CASE WHEN \`published\` THEN 'published' ELSE 'draft' END WHERE \`state\` = 'outdated';`)
  await db.run(sql`CREATE INDEX \`translation_states_outdated_idx\` ON \`translation_states\` (\`outdated\`);`)
  await db.run(sql`CREATE INDEX \`outdated_language_idx\` ON \`translation_states\` (\`outdated\`,\`language\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`translation_states\` SET \`state\` = 'outdated' WHERE \`outdated\`;`)
  await db.run(sql`DROP INDEX \`translation_states_outdated_idx\`;`)
  await db.run(sql`DROP INDEX \`outdated_language_idx\`;`)
  await db.run(sql`ALTER TABLE \`translation_states\` DROP COLUMN \`outdated\`;`)
}
