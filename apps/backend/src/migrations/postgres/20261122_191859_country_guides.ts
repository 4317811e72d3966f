import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_country_guides_sender_types" AS ENUM('name', 'shortNumber', 'longNumber', 'rcsAgent');
  CREATE TYPE "public"."enum__country_guides_v_version_sender_types" AS ENUM('name', 'shortNumber', 'longNumber', 'rcsAgent');
  CREATE TABLE "country_guides_sender_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_country_guides_sender_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "country_guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" varchar NOT NULL,
  	"checked_on" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "country_guides_locales" (
  	"registration" varchar,
  	"opt_out" varchar,
  	"quiet_hours" varchar,
  	"notes" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_country_guides_v_version_sender_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__country_guides_v_version_sender_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_country_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" varchar NOT NULL,
  	"version_checked_on" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_country_guides_v_locales" (
  	"version_registration" varchar,
  	"version_opt_out" varchar,
  	"version_quiet_hours" varchar,
  	"version_notes" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "country_guides_id" integer;
  ALTER TABLE "country_guides_sender_types" ADD CONSTRAINT "country_guides_sender_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."country_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "country_guides" ADD CONSTRAINT "country_guides_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "country_guides_locales" ADD CONSTRAINT "country_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."country_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_country_guides_v_version_sender_types" ADD CONSTRAINT "_country_guides_v_version_sender_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_country_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_country_guides_v" ADD CONSTRAINT "_country_guides_v_parent_id_country_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."country_guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_country_guides_v" ADD CONSTRAINT "_country_guides_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_country_guides_v_locales" ADD CONSTRAINT "_country_guides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_country_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "country_guides_sender_types_order_idx" ON "country_guides_sender_types" USING btree ("order");
  CREATE INDEX "country_guides_sender_types_parent_idx" ON "country_guides_sender_types" USING btree ("parent_id");
  CREATE UNIQUE INDEX "country_guides_country_idx" ON "country_guides" USING btree ("country_id");
  CREATE INDEX "country_guides_updated_at_idx" ON "country_guides" USING btree ("updated_at");
  CREATE INDEX "country_guides_created_at_idx" ON "country_guides" USING btree ("created_at");
  CREATE UNIQUE INDEX "country_guides_locales_locale_parent_id_unique" ON "country_guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "country_guides_locales_parent_idx" ON "country_guides_locales" USING btree ("_parent_id");
  CREATE INDEX "_country_guides_v_version_sender_types_order_idx" ON "_country_guides_v_version_sender_types" USING btree ("order");
  CREATE INDEX "_country_guides_v_version_sender_types_parent_idx" ON "_country_guides_v_version_sender_types" USING btree ("parent_id");
  CREATE INDEX "_country_guides_v_parent_idx" ON "_country_guides_v" USING btree ("parent_id");
  CREATE INDEX "_country_guides_v_version_version_country_idx" ON "_country_guides_v" USING btree ("version_country_id");
  CREATE INDEX "_country_guides_v_version_version_updated_at_idx" ON "_country_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_country_guides_v_version_version_created_at_idx" ON "_country_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_country_guides_v_created_at_idx" ON "_country_guides_v" USING btree ("created_at");
  CREATE INDEX "_country_guides_v_updated_at_idx" ON "_country_guides_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_country_guides_v_locales_locale_parent_id_unique" ON "_country_guides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_country_guides_v_locales_parent_idx" ON "_country_guides_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_country_guides_fk" FOREIGN KEY ("country_guides_id") REFERENCES "public"."country_guides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_country_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("country_guides_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "country_guides_sender_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "country_guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "country_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_country_guides_v_version_sender_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_country_guides_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_country_guides_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "country_guides_sender_types" CASCADE;
  DROP TABLE "country_guides" CASCADE;
  DROP TABLE "country_guides_locales" CASCADE;
  DROP TABLE "_country_guides_v_version_sender_types" CASCADE;
  DROP TABLE "_country_guides_v" CASCADE;
  DROP TABLE "_country_guides_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_country_guides_fk";
  
  DROP INDEX "payload_locked_documents_rels_country_guides_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "country_guides_id";
  DROP TYPE "public"."enum_country_guides_sender_types";
  DROP TYPE "public"."enum__country_guides_v_version_sender_types";`)
}
