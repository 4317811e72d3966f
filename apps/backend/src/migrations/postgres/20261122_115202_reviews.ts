import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'reviewAsked' BEFORE 'created';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'reviewApproved' BEFORE 'created';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'reviewSentBack' BEFORE 'created';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tellOfReview';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tellOfReview';
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"author" numeric NOT NULL,
  	"author_name" varchar NOT NULL,
  	"reviewer" numeric NOT NULL,
  	"reviewer_name" varchar NOT NULL,
  	"note" varchar,
  	"state" varchar NOT NULL,
  	"answer" varchar,
  	"draft_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"path" varchar,
  	"language" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"author" numeric NOT NULL,
  	"author_name" varchar NOT NULL,
  	"answers" numeric,
  	"resolved" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "reviews_target_idx" ON "reviews" USING btree ("target");
  CREATE INDEX "reviews_author_idx" ON "reviews" USING btree ("author");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviewer_state_idx" ON "reviews" USING btree ("reviewer","state");
  CREATE INDEX "review_comments_target_idx" ON "review_comments" USING btree ("target");
  CREATE INDEX "review_comments_answers_idx" ON "review_comments" USING btree ("answers");
  CREATE INDEX "review_comments_updated_at_idx" ON "review_comments" USING btree ("updated_at");
  CREATE INDEX "review_comments_created_at_idx" ON "review_comments" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reviews" CASCADE;
  DROP TABLE "review_comments" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('published', 'unpublished', 'trashed', 'restored', 'deleted', 'shareLinkMade', 'shareLinkWithdrawn', 'releasePublished', 'versionRestored', 'created', 'changed', 'roleChanged', 'pricesImported', 'tokenCreated', 'tokenRevoked', 'signedIn', 'signInFailed');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
