import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_further_roles" AS ENUM('author', 'translator', 'editor', 'publisher', 'price-manager');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'da', 'de');
  CREATE TABLE "users_further_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_further_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('author', 'translator', 'editor', 'publisher', 'price-manager', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "pages" ADD COLUMN "created_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_created_by_id" integer;
  ALTER TABLE "posts" ADD COLUMN "created_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_created_by_id" integer;
  ALTER TABLE "media" ADD COLUMN "created_by_id" integer;
  ALTER TABLE "users_further_roles" ADD CONSTRAINT "users_further_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_further_roles_order_idx" ON "users_further_roles" USING btree ("order");
  CREATE INDEX "users_further_roles_parent_idx" ON "users_further_roles" USING btree ("parent_id");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_created_by_idx" ON "pages" USING btree ("created_by_id");
  CREATE INDEX "_pages_v_version_version_created_by_idx" ON "_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "posts_created_by_idx" ON "posts" USING btree ("created_by_id");
  CREATE INDEX "_posts_v_version_version_created_by_idx" ON "_posts_v" USING btree ("version_created_by_id");
  CREATE INDEX "media_created_by_idx" ON "media" USING btree ("created_by_id");`)
  // Until now an editor did everything but accounts: published, and wrote prices. The new values are usable, as the type is a new one.
  await db.execute(sql`
   INSERT INTO "users_further_roles" ("order", "parent_id", "value") SELECT 1, "id", 'price-manager' FROM "users" WHERE "role" = 'editor';
  UPDATE "users" SET "role" = 'publisher' WHERE "role" = 'editor';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_further_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_further_roles" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_created_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_created_by_id_users_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_created_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_created_by_id_users_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_created_by_id_users_id_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  UPDATE "users" SET "role" = 'editor' WHERE "role" <> 'admin';
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "pages_created_by_idx";
  DROP INDEX "_pages_v_version_version_created_by_idx";
  DROP INDEX "posts_created_by_idx";
  DROP INDEX "_posts_v_version_version_created_by_idx";
  DROP INDEX "media_created_by_idx";
  ALTER TABLE "pages" DROP COLUMN "created_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_created_by_id";
  ALTER TABLE "posts" DROP COLUMN "created_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_created_by_id";
  ALTER TABLE "media" DROP COLUMN "created_by_id";
  DROP TYPE "public"."enum_users_further_roles";
  DROP TYPE "public"."enum_users_languages";`)
}
