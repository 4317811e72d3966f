import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { plansToReleases } from '../plans-to-releases.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_release_members_action" AS ENUM('publish', 'unpublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'schedulePublish', 'tellPlanner', 'tellOfReview');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'schedulePublish', 'tellPlanner', 'tellOfReview');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "releases" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "releases" ADD COLUMN "single" boolean;
  ALTER TABLE "releases" ADD COLUMN "planner" numeric;
  ALTER TABLE "releases" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "releases" ADD COLUMN "failure" varchar;
  ALTER TABLE "release_members" ADD COLUMN "action" "enum_release_members_action" DEFAULT 'publish';
  ALTER TABLE "release_members" ADD COLUMN "leads" varchar;
  ALTER TABLE "release_members" ADD COLUMN "content" jsonb;
  CREATE INDEX "releases_publish_at_idx" ON "releases" USING btree ("publish_at");`)
  await plansToReleases((statement) => db.execute(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfReview', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfReview', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "releases_publish_at_idx";
  ALTER TABLE "releases" DROP COLUMN "publish_at";
  ALTER TABLE "releases" DROP COLUMN "single";
  ALTER TABLE "releases" DROP COLUMN "planner";
  ALTER TABLE "releases" DROP COLUMN "time_zone";
  ALTER TABLE "releases" DROP COLUMN "failure";
  ALTER TABLE "release_members" DROP COLUMN "action";
  ALTER TABLE "release_members" DROP COLUMN "leads";
  ALTER TABLE "release_members" DROP COLUMN "content";
  DROP TYPE "public"."enum_release_members_action";`)
}
