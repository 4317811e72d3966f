import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { savedSectionsToDrafts } from '../saved-sections.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await savedSectionsToDrafts((statement) => db.execute(statement))
  await db.execute(sql`
   ALTER TABLE "patterns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "patterns_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "patterns" CASCADE;
  DROP TABLE "patterns_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_patterns_fk";
  
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'tellOfMailLimit';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'tellOfMailLimit';
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfReview', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfReview', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_patterns_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "patterns_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tellOfMailLimit' BEFORE 'tellOfReview';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tellOfMailLimit' BEFORE 'tellOfReview';
  CREATE TABLE "patterns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"changed_by" varchar,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "patterns_locales" (
  	"sections" jsonb,
  	"blog_sections" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "patterns_id" integer;
  ALTER TABLE "patterns" ADD CONSTRAINT "patterns_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "patterns_locales" ADD CONSTRAINT "patterns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "patterns_created_by_idx" ON "patterns" USING btree ("created_by_id");
  CREATE INDEX "patterns_updated_at_idx" ON "patterns" USING btree ("updated_at");
  CREATE INDEX "patterns_created_at_idx" ON "patterns" USING btree ("created_at");
  CREATE INDEX "patterns_deleted_at_idx" ON "patterns" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "patterns_locales_locale_parent_id_unique" ON "patterns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "patterns_locales_parent_idx" ON "patterns_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_patterns_fk" FOREIGN KEY ("patterns_id") REFERENCES "public"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_patterns_id_idx" ON "payload_locked_documents_rels" USING btree ("patterns_id");`)
}
