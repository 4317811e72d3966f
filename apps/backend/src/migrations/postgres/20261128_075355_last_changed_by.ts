import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "patterns" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "redirects" ADD COLUMN "changed_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "changed_by";
  ALTER TABLE "patterns" DROP COLUMN "changed_by";
  ALTER TABLE "redirects" DROP COLUMN "changed_by";`)
}
