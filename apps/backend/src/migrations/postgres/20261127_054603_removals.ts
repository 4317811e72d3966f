import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { decodeRedirects } from '../decode-redirects.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "incidents_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "incidents_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "incidents_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "incidents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "incidents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_incidents_v_version_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_incidents_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_incidents_v_version_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_incidents_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_incidents_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lock_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "incidents_parts" CASCADE;
  DROP TABLE "incidents_steps" CASCADE;
  DROP TABLE "incidents_steps_locales" CASCADE;
  DROP TABLE "incidents" CASCADE;
  DROP TABLE "incidents_locales" CASCADE;
  DROP TABLE "_incidents_v_version_parts" CASCADE;
  DROP TABLE "_incidents_v_version_steps" CASCADE;
  DROP TABLE "_incidents_v_version_steps_locales" CASCADE;
  DROP TABLE "_incidents_v" CASCADE;
  DROP TABLE "_incidents_v_locales" CASCADE;
  DROP TABLE "lock_requests" CASCADE;
  DROP TABLE "review_comments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_incidents_fk";
  
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'tellOfReview' AND "input"->>'kind' = 'comments';
  DELETE FROM "payload_kv" WHERE "key" LIKE 'link-report%';
  DELETE FROM "payload_jobs_log" WHERE "task_slug"::text NOT IN ('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfMailLimit', 'tellOfReview', 'schedulePublish', 'tellPlanner');
  DELETE FROM "payload_jobs" WHERE "task_slug"::text NOT IN ('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfMailLimit', 'tellOfReview', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfMailLimit', 'tellOfReview', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'sendFormMail', 'tellOfMailLimit', 'tellOfReview', 'schedulePublish', 'tellPlanner');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_incidents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "incidents_id";
  DROP TYPE "public"."enum_incidents_parts";
  DROP TYPE "public"."enum_incidents_steps_state";
  DROP TYPE "public"."enum_incidents_impact";
  DROP TYPE "public"."enum_incidents_status";
  DROP TYPE "public"."enum__incidents_v_version_parts";
  DROP TYPE "public"."enum__incidents_v_version_steps_state";
  DROP TYPE "public"."enum__incidents_v_version_impact";
  DROP TYPE "public"."enum__incidents_v_version_status";
  DROP TYPE "public"."enum__incidents_v_published_locale";`)
  await decodeRedirects({
    read: () => db.execute(sql`SELECT "id", "from" FROM "redirects" WHERE position('%' in "from") > 0`),
    count: (from) => db.execute(sql`SELECT "id" FROM "redirects" WHERE "from" = ${from}`),
    write: (id, from) => db.execute(sql`UPDATE "redirects" SET "from" = ${from} WHERE "id" = ${id}`),
  })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_incidents_parts" AS ENUM('api', 'sms', 'rcs', 'email', 'webhooks', 'dashboard');
  CREATE TYPE "public"."enum_incidents_steps_state" AS ENUM('investigating', 'identified', 'monitoring', 'resolved', 'announced');
  CREATE TYPE "public"."enum_incidents_impact" AS ENUM('degraded', 'outage', 'maintenance');
  CREATE TYPE "public"."enum_incidents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__incidents_v_version_parts" AS ENUM('api', 'sms', 'rcs', 'email', 'webhooks', 'dashboard');
  CREATE TYPE "public"."enum__incidents_v_version_steps_state" AS ENUM('investigating', 'identified', 'monitoring', 'resolved', 'announced');
  CREATE TYPE "public"."enum__incidents_v_version_impact" AS ENUM('degraded', 'outage', 'maintenance');
  CREATE TYPE "public"."enum__incidents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__incidents_v_published_locale" AS ENUM('en', 'da', 'de');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tellOfLinks';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tellOfLinks';
  CREATE TABLE "incidents_parts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_incidents_parts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "incidents_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_incidents_steps_state" DEFAULT 'investigating',
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "incidents_steps_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "incidents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"impact" "enum_incidents_impact" DEFAULT 'degraded',
  	"started_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_incidents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "incidents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_incidents_v_version_parts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__incidents_v_version_parts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_incidents_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum__incidents_v_version_steps_state" DEFAULT 'investigating',
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_incidents_v_version_steps_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_incidents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_impact" "enum__incidents_v_version_impact" DEFAULT 'degraded',
  	"version_started_at" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_created_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__incidents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__incidents_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_incidents_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lock_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"person" varchar NOT NULL,
  	"answer" varchar NOT NULL,
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "incidents_id" integer;
  ALTER TABLE "incidents_parts" ADD CONSTRAINT "incidents_parts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents_steps" ADD CONSTRAINT "incidents_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents_steps_locales" ADD CONSTRAINT "incidents_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."incidents_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "incidents" ADD CONSTRAINT "incidents_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "incidents_locales" ADD CONSTRAINT "incidents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_incidents_v_version_parts" ADD CONSTRAINT "_incidents_v_version_parts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_incidents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_incidents_v_version_steps" ADD CONSTRAINT "_incidents_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_incidents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_incidents_v_version_steps_locales" ADD CONSTRAINT "_incidents_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_incidents_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_incidents_v" ADD CONSTRAINT "_incidents_v_parent_id_incidents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."incidents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_incidents_v" ADD CONSTRAINT "_incidents_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_incidents_v_locales" ADD CONSTRAINT "_incidents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_incidents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "incidents_parts_order_idx" ON "incidents_parts" USING btree ("order");
  CREATE INDEX "incidents_parts_parent_idx" ON "incidents_parts" USING btree ("parent_id");
  CREATE INDEX "incidents_steps_order_idx" ON "incidents_steps" USING btree ("_order");
  CREATE INDEX "incidents_steps_parent_id_idx" ON "incidents_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "incidents_steps_locales_locale_parent_id_unique" ON "incidents_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "incidents_steps_locales_parent_idx" ON "incidents_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "incidents_started_at_idx" ON "incidents" USING btree ("started_at");
  CREATE INDEX "incidents_created_by_idx" ON "incidents" USING btree ("created_by_id");
  CREATE INDEX "incidents_updated_at_idx" ON "incidents" USING btree ("updated_at");
  CREATE INDEX "incidents_created_at_idx" ON "incidents" USING btree ("created_at");
  CREATE INDEX "incidents_deleted_at_idx" ON "incidents" USING btree ("deleted_at");
  CREATE INDEX "incidents__status_idx" ON "incidents" USING btree ("_status");
  CREATE UNIQUE INDEX "incidents_locales_locale_parent_id_unique" ON "incidents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "incidents_locales_parent_idx" ON "incidents_locales" USING btree ("_parent_id");
  CREATE INDEX "_incidents_v_version_parts_order_idx" ON "_incidents_v_version_parts" USING btree ("order");
  CREATE INDEX "_incidents_v_version_parts_parent_idx" ON "_incidents_v_version_parts" USING btree ("parent_id");
  CREATE INDEX "_incidents_v_version_steps_order_idx" ON "_incidents_v_version_steps" USING btree ("_order");
  CREATE INDEX "_incidents_v_version_steps_parent_id_idx" ON "_incidents_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_incidents_v_version_steps_locales_locale_parent_id_unique" ON "_incidents_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_incidents_v_version_steps_locales_parent_idx" ON "_incidents_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_incidents_v_parent_idx" ON "_incidents_v" USING btree ("parent_id");
  CREATE INDEX "_incidents_v_version_version_started_at_idx" ON "_incidents_v" USING btree ("version_started_at");
  CREATE INDEX "_incidents_v_version_version_created_by_idx" ON "_incidents_v" USING btree ("version_created_by_id");
  CREATE INDEX "_incidents_v_version_version_updated_at_idx" ON "_incidents_v" USING btree ("version_updated_at");
  CREATE INDEX "_incidents_v_version_version_created_at_idx" ON "_incidents_v" USING btree ("version_created_at");
  CREATE INDEX "_incidents_v_version_version_deleted_at_idx" ON "_incidents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_incidents_v_version_version__status_idx" ON "_incidents_v" USING btree ("version__status");
  CREATE INDEX "_incidents_v_created_at_idx" ON "_incidents_v" USING btree ("created_at");
  CREATE INDEX "_incidents_v_updated_at_idx" ON "_incidents_v" USING btree ("updated_at");
  CREATE INDEX "_incidents_v_snapshot_idx" ON "_incidents_v" USING btree ("snapshot");
  CREATE INDEX "_incidents_v_published_locale_idx" ON "_incidents_v" USING btree ("published_locale");
  CREATE INDEX "_incidents_v_latest_idx" ON "_incidents_v" USING btree ("latest");
  CREATE INDEX "_incidents_v_autosave_idx" ON "_incidents_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_incidents_v_locales_locale_parent_id_unique" ON "_incidents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_incidents_v_locales_parent_idx" ON "_incidents_v_locales" USING btree ("_parent_id");
  CREATE INDEX "lock_requests_target_idx" ON "lock_requests" USING btree ("target");
  CREATE INDEX "lock_requests_updated_at_idx" ON "lock_requests" USING btree ("updated_at");
  CREATE INDEX "lock_requests_created_at_idx" ON "lock_requests" USING btree ("created_at");
  CREATE INDEX "review_comments_target_idx" ON "review_comments" USING btree ("target");
  CREATE INDEX "review_comments_answers_idx" ON "review_comments" USING btree ("answers");
  CREATE INDEX "review_comments_updated_at_idx" ON "review_comments" USING btree ("updated_at");
  CREATE INDEX "review_comments_created_at_idx" ON "review_comments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_incidents_fk" FOREIGN KEY ("incidents_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_incidents_id_idx" ON "payload_locked_documents_rels" USING btree ("incidents_id");`)
}
