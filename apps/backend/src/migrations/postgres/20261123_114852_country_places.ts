import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "countries" ADD COLUMN "place_en" numeric;
  ALTER TABLE "countries" ADD COLUMN "place_da" numeric;
  ALTER TABLE "countries" ADD COLUMN "place_de" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "countries" DROP COLUMN "place_en";
  ALTER TABLE "countries" DROP COLUMN "place_da";
  ALTER TABLE "countries" DROP COLUMN "place_de";`)
}
