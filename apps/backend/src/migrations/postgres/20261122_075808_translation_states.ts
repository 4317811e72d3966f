import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_translation_states_language" AS ENUM('en', 'da', 'de');
  CREATE TYPE "public"."enum_translation_states_state" AS ENUM('missing', 'draft', 'published', 'outdated');
  CREATE TABLE "translation_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"key" varchar NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" varchar,
  	"language" "enum_translation_states_language" NOT NULL,
  	"state" "enum_translation_states_state" NOT NULL,
  	"source" varchar,
  	"published" boolean DEFAULT false,
  	"waiting" boolean DEFAULT false,
  	"machine" boolean DEFAULT false,
  	"own" varchar,
  	"translated_from" varchar,
  	"source_texts" jsonb,
  	"changed_at" timestamp(3) with time zone,
  	"changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "translation_states" ADD CONSTRAINT "translation_states_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "translation_states_key_idx" ON "translation_states" USING btree ("key");
  CREATE INDEX "translation_states_entity_idx" ON "translation_states" USING btree ("entity");
  CREATE INDEX "translation_states_document_idx" ON "translation_states" USING btree ("document");
  CREATE INDEX "translation_states_state_idx" ON "translation_states" USING btree ("state");
  CREATE INDEX "translation_states_published_idx" ON "translation_states" USING btree ("published");
  CREATE INDEX "translation_states_waiting_idx" ON "translation_states" USING btree ("waiting");
  CREATE INDEX "translation_states_machine_idx" ON "translation_states" USING btree ("machine");
  CREATE INDEX "translation_states_changed_at_idx" ON "translation_states" USING btree ("changed_at");
  CREATE INDEX "translation_states_changed_by_idx" ON "translation_states" USING btree ("changed_by_id");
  CREATE INDEX "translation_states_updated_at_idx" ON "translation_states" USING btree ("updated_at");
  CREATE INDEX "translation_states_created_at_idx" ON "translation_states" USING btree ("created_at");
  CREATE INDEX "state_language_idx" ON "translation_states" USING btree ("state","language");
  CREATE INDEX "waiting_changedAt_idx" ON "translation_states" USING btree ("waiting","changed_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "translation_states" CASCADE;
  DROP TYPE "public"."enum_translation_states_language";
  DROP TYPE "public"."enum_translation_states_state";`)
}
