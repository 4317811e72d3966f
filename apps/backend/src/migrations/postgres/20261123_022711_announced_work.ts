import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_incidents_steps_state" ADD VALUE 'announced';
  ALTER TYPE "public"."enum__incidents_v_version_steps_state" ADD VALUE 'announced';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "incidents_steps" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "incidents_steps" ALTER COLUMN "state" SET DEFAULT 'investigating'::text;
  DROP TYPE "public"."enum_incidents_steps_state";
  CREATE TYPE "public"."enum_incidents_steps_state" AS ENUM('investigating', 'identified', 'monitoring', 'resolved');
  ALTER TABLE "incidents_steps" ALTER COLUMN "state" SET DEFAULT 'investigating'::"public"."enum_incidents_steps_state";
  ALTER TABLE "incidents_steps" ALTER COLUMN "state" SET DATA TYPE "public"."enum_incidents_steps_state" USING "state"::"public"."enum_incidents_steps_state";
  ALTER TABLE "_incidents_v_version_steps" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "_incidents_v_version_steps" ALTER COLUMN "state" SET DEFAULT 'investigating'::text;
  DROP TYPE "public"."enum__incidents_v_version_steps_state";
  CREATE TYPE "public"."enum__incidents_v_version_steps_state" AS ENUM('investigating', 'identified', 'monitoring', 'resolved');
  ALTER TABLE "_incidents_v_version_steps" ALTER COLUMN "state" SET DEFAULT 'investigating'::"public"."enum__incidents_v_version_steps_state";
  ALTER TABLE "_incidents_v_version_steps" ALTER COLUMN "state" SET DATA TYPE "public"."enum__incidents_v_version_steps_state" USING "state"::"public"."enum__incidents_v_version_steps_state";`)
}
