import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DROP COLUMN "to_title";
  ALTER TABLE "redirects" DROP COLUMN "to_new_tab";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ADD COLUMN "to_title" varchar;
  ALTER TABLE "redirects" ADD COLUMN "to_new_tab" boolean DEFAULT false;`)
}
