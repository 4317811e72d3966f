import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_submissions_delivery" AS ENUM('waiting', 'delivered', 'failed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deliverSubmission' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deliverSubmission' BEFORE 'schedulePublish';
  ALTER TABLE "forms" ADD COLUMN "webhook_url" varchar;
  ALTER TABLE "forms" ADD COLUMN "webhook_secret_version" numeric DEFAULT 1;
  ALTER TABLE "form_submissions" ADD COLUMN "delivery" "enum_form_submissions_delivery";
  ALTER TABLE "form_submissions" ADD COLUMN "delivery_at" timestamp(3) with time zone;
  ALTER TABLE "form_submissions" ADD COLUMN "delivery_problem" varchar;
  CREATE INDEX "form_submissions_delivery_idx" ON "form_submissions" USING btree ("delivery");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'schedulePublish', 'tellPlanner', 'tellOfReview');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'schedulePublish', 'tellPlanner', 'tellOfReview');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "form_submissions_delivery_idx";
  ALTER TABLE "forms" DROP COLUMN "webhook_url";
  ALTER TABLE "forms" DROP COLUMN "webhook_secret_version";
  ALTER TABLE "form_submissions" DROP COLUMN "delivery";
  ALTER TABLE "form_submissions" DROP COLUMN "delivery_at";
  ALTER TABLE "form_submissions" DROP COLUMN "delivery_problem";
  DROP TYPE "public"."enum_form_submissions_delivery";`)
}
