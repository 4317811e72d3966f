import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-sqlite'
import { giveIdsAgain, giveIdsOnce } from '../ids-given-once.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await giveIdsOnce(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await giveIdsAgain(db)
}
