import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('published', 'unpublished', 'trashed', 'restored', 'deleted', 'versionRestored', 'created', 'changed', 'roleChanged', 'pricesImported', 'tokenCreated', 'tokenRevoked', 'signedIn', 'signInFailed');
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"person" varchar,
  	"place" varchar,
  	"title" varchar,
  	"locale" varchar,
  	"details" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_person_idx" ON "audit_entries" USING btree ("person");
  CREATE INDEX "audit_entries_place_idx" ON "audit_entries" USING btree ("place");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_entries" CASCADE;
  DROP TYPE "public"."enum_audit_entries_action";`)
}
