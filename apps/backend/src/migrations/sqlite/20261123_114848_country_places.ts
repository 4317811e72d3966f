import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`countries\` ADD \`place_en\` numeric;`)
  await db.run(sql`ALTER TABLE \`countries\` ADD \`place_da\` numeric;`)
  await db.run(sql`ALTER TABLE \`countries\` ADD \`place_de\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`place_en\`;`)
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`place_da\`;`)
  await db.run(sql`ALTER TABLE \`countries\` DROP COLUMN \`place_de\`;`)
}
