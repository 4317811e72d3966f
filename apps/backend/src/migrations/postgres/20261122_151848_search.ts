import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { createPostgresSearch, dropPostgresSearch } from '../search-tables.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_misses_language" AS ENUM('en', 'da', 'de');
  CREATE TABLE "search_misses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"language" "enum_search_misses_language" NOT NULL,
  	"times" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE INDEX "search_misses_language_idx" ON "search_misses" USING btree ("language");
  CREATE INDEX "search_misses_times_idx" ON "search_misses" USING btree ("times");
  CREATE INDEX "search_misses_last_at_idx" ON "search_misses" USING btree ("last_at");
  CREATE UNIQUE INDEX "language_query_idx" ON "search_misses" USING btree ("language","query");`)
  await createPostgresSearch(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_misses" CASCADE;
  DROP TYPE "public"."enum_search_misses_language";`)
  await dropPostgresSearch(db)
}
