import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_fields_kind" AS ENUM('text', 'email', 'tel', 'url', 'number', 'longText', 'select', 'checkboxes', 'countries');
  CREATE TYPE "public"."enum_forms_fields_autocomplete" AS ENUM('name', 'given-name', 'family-name', 'email', 'tel', 'organization', 'organization-title', 'url', 'country-name');
  CREATE TYPE "public"."enum_forms_kind" AS ENUM('message', 'newsletter');
  CREATE TYPE "public"."enum_form_submissions_state" AS ENUM('stored', 'unconfirmed', 'confirmed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendFormMail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendFormMail';
  CREATE TABLE "forms_fields_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "forms_fields_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_forms_fields_kind" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false,
  	"autocomplete" "enum_forms_fields_autocomplete"
  );
  
  CREATE TABLE "forms_fields_locales" (
  	"label" varchar,
  	"help" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_forms_kind" DEFAULT 'message' NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"send_copy" boolean DEFAULT false,
  	"keep_days" numeric DEFAULT 180 NOT NULL,
  	"consent_version" numeric DEFAULT 1 NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"submit_label" varchar,
  	"consent_text" varchar,
  	"thanks_heading" varchar,
  	"thanks_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "form_submissions_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" integer NOT NULL,
  	"state" "enum_form_submissions_state" NOT NULL,
  	"email" varchar,
  	"lang" varchar NOT NULL,
  	"page" varchar,
  	"consent_text" varchar,
  	"consent_version" numeric,
  	"confirmed_at" timestamp(3) with time zone,
  	"keep_until" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"confirm_key" varchar,
  	"unsubscribe_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "forms_fields_choices" ADD CONSTRAINT "forms_fields_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_choices_locales" ADD CONSTRAINT "forms_fields_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields" ADD CONSTRAINT "forms_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_fields_locales" ADD CONSTRAINT "forms_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions_answers" ADD CONSTRAINT "form_submissions_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_fields_choices_order_idx" ON "forms_fields_choices" USING btree ("_order");
  CREATE INDEX "forms_fields_choices_parent_id_idx" ON "forms_fields_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_choices_locales_locale_parent_id_unique" ON "forms_fields_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_choices_locales_parent_idx" ON "forms_fields_choices_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_fields_order_idx" ON "forms_fields" USING btree ("_order");
  CREATE INDEX "forms_fields_parent_id_idx" ON "forms_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_fields_locales_locale_parent_id_unique" ON "forms_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_fields_locales_parent_idx" ON "forms_fields_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "form_submissions_answers_order_idx" ON "form_submissions_answers" USING btree ("_order");
  CREATE INDEX "form_submissions_answers_parent_id_idx" ON "form_submissions_answers" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_state_idx" ON "form_submissions" USING btree ("state");
  CREATE INDEX "form_submissions_email_idx" ON "form_submissions" USING btree ("email");
  CREATE INDEX "form_submissions_keep_until_idx" ON "form_submissions" USING btree ("keep_until");
  CREATE UNIQUE INDEX "form_submissions_key_idx" ON "form_submissions" USING btree ("key");
  CREATE INDEX "form_submissions_confirm_key_idx" ON "form_submissions" USING btree ("confirm_key");
  CREATE INDEX "form_submissions_unsubscribe_key_idx" ON "form_submissions" USING btree ("unsubscribe_key");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_fields_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_fields_choices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_fields_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_submissions_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_submissions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms_fields_choices" CASCADE;
  DROP TABLE "forms_fields_choices_locales" CASCADE;
  DROP TABLE "forms_fields" CASCADE;
  DROP TABLE "forms_fields_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "form_submissions_answers" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'schedulePublish', 'tellPlanner', 'tellOfReview');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifySite', 'sendLink', 'schedulePublish', 'tellPlanner', 'tellOfReview');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  DROP TYPE "public"."enum_forms_fields_kind";
  DROP TYPE "public"."enum_forms_fields_autocomplete";
  DROP TYPE "public"."enum_forms_kind";
  DROP TYPE "public"."enum_form_submissions_state";`)
}
