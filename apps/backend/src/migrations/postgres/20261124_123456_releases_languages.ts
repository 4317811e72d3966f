import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_languages" AS ENUM('en', 'da', 'de');
  CREATE TABLE "releases_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_releases_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "releases_languages" ADD CONSTRAINT "releases_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_languages_order_idx" ON "releases_languages" USING btree ("order");
  CREATE INDEX "releases_languages_parent_idx" ON "releases_languages" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "releases_languages" CASCADE;
  DROP TYPE "public"."enum_releases_languages";`)
}
