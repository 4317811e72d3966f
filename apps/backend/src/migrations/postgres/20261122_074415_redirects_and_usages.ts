import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_redirects_status" ADD VALUE '410';
  CREATE TABLE "usages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"holder" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"lang" varchar,
  	"path" varchar NOT NULL,
  	"place" jsonb,
  	"draft_only" boolean
  );
  
  CREATE INDEX "usages_holder_idx" ON "usages" USING btree ("holder");
  CREATE INDEX "usages_target_idx" ON "usages" USING btree ("target");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "usages" CASCADE;
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DEFAULT '301'::text;
  DROP TYPE "public"."enum_redirects_status";
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308');
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DEFAULT '301'::"public"."enum_redirects_status";
  ALTER TABLE "redirects" ALTER COLUMN "status" SET DATA TYPE "public"."enum_redirects_status" USING "status"::"public"."enum_redirects_status";`)
}
