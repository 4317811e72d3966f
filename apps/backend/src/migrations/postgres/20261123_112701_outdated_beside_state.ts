import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Whether a translation is outdated is told beside its state, which was hidden by it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
	await db.execute(sql`
   ALTER TABLE "translation_states" ADD COLUMN "outdated" boolean DEFAULT false;
  ALTER TABLE "translation_states" ALTER COLUMN "state" SET DATA TYPE text;
  UPDATE "translation_states" SET "outdated" = true, "state" = CASE WHEN "published" THEN 'published' ELSE 'draft' END WHERE "state" = 'outdated';
  DROP TYPE "public"."enum_translation_states_state";
  CREATE TYPE "public"."enum_translation_states_state" AS ENUM('missing', 'draft', 'published');
  ALTER TABLE "translation_states" ALTER COLUMN "state" SET DATA TYPE "public"."enum_translation_states_state" USING "state"::"public"."enum_translation_states_state";
  CREATE INDEX "translation_states_outdated_idx" ON "translation_states" USING btree ("outdated");
  CREATE INDEX "outdated_language_idx" ON "translation_states" USING btree ("outdated","language");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.execute(sql`
   ALTER TABLE "translation_states" ALTER COLUMN "state" SET DATA TYPE text;
  UPDATE "translation_states" SET "state" = 'outdated' WHERE "outdated";
  DROP TYPE "public"."enum_translation_states_state";
  CREATE TYPE "public"."enum_translation_states_state" AS ENUM('missing', 'draft', 'published', 'outdated');
  ALTER TABLE "translation_states" ALTER COLUMN "state" SET DATA TYPE "public"."enum_translation_states_state" USING "state"::"public"."enum_translation_states_state";
  DROP INDEX "translation_states_outdated_idx";
  DROP INDEX "outdated_language_idx";
  ALTER TABLE "translation_states" DROP COLUMN "outdated";`);
}
