import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { createPostgresSearch, dropPostgresSearch } from '../search-tables.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_unanswered_searches_language" AS ENUM('en', 'da', 'de');
  CREATE TABLE "unanswered_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"language" "enum_unanswered_searches_language" NOT NULL,
  	"times" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE INDEX "unanswered_searches_language_idx" ON "unanswered_searches" USING btree ("language");
  CREATE INDEX "unanswered_searches_times_idx" ON "unanswered_searches" USING btree ("times");
  CREATE INDEX "unanswered_searches_last_at_idx" ON "unanswered_searches" USING btree ("last_at");
  CREATE UNIQUE INDEX "language_query_idx" ON "unanswered_searches" USING btree ("language","query");`)
  await createPostgresSearch(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "unanswered_searches" CASCADE;
  DROP TYPE "public"."enum_unanswered_searches_language";`)
  await dropPostgresSearch(db)
}
