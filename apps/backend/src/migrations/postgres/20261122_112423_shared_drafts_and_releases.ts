import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'shareLinkMade' BEFORE 'versionRestored';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'shareLinkWithdrawn' BEFORE 'versionRestored';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'releasePublished' BEFORE 'versionRestored';
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"published_at" timestamp(3) with time zone,
  	"published_by" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "release_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release" numeric NOT NULL,
  	"target" varchar NOT NULL,
  	"added_by" varchar,
  	"draft_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "share_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"languages" jsonb NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"made_by" varchar,
  	"withdrawn_at" timestamp(3) with time zone,
  	"withdrawn_by" varchar,
  	"opened_at" timestamp(3) with time zone,
  	"opened" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_deleted_at_idx" ON "releases" USING btree ("deleted_at");
  CREATE INDEX "release_members_release_idx" ON "release_members" USING btree ("release");
  CREATE INDEX "release_members_target_idx" ON "release_members" USING btree ("target");
  CREATE INDEX "release_members_updated_at_idx" ON "release_members" USING btree ("updated_at");
  CREATE INDEX "release_members_created_at_idx" ON "release_members" USING btree ("created_at");
  CREATE UNIQUE INDEX "release_target_idx" ON "release_members" USING btree ("release","target");
  CREATE UNIQUE INDEX "share_links_token_hash_idx" ON "share_links" USING btree ("token_hash");
  CREATE INDEX "share_links_target_idx" ON "share_links" USING btree ("target");
  CREATE INDEX "share_links_until_idx" ON "share_links" USING btree ("until");
  CREATE INDEX "share_links_updated_at_idx" ON "share_links" USING btree ("updated_at");
  CREATE INDEX "share_links_created_at_idx" ON "share_links" USING btree ("created_at");
  CREATE INDEX "lock_requests_target_idx" ON "lock_requests" USING btree ("target");
  CREATE INDEX "lock_requests_updated_at_idx" ON "lock_requests" USING btree ("updated_at");
  CREATE INDEX "lock_requests_created_at_idx" ON "lock_requests" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "releases" CASCADE;
  DROP TABLE "release_members" CASCADE;
  DROP TABLE "share_links" CASCADE;
  DROP TABLE "lock_requests" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('published', 'unpublished', 'trashed', 'restored', 'deleted', 'versionRestored', 'created', 'changed', 'roleChanged', 'pricesImported', 'tokenCreated', 'tokenRevoked', 'signedIn', 'signInFailed');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
