import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { brandFromSettings } from '../brand-from-settings.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_font" AS ENUM('system', 'schibstedGrotesk', 'inter', 'sourceSerif', 'own');
  CREATE TYPE "public"."enum_brand_corners" AS ENUM('soft', 'square', 'round');
  CREATE TYPE "public"."enum_brand_illustrations" AS ENUM('tinted', 'fields', 'outlined');
  CREATE TYPE "public"."enum_brand_decoration" AS ENUM('none', 'signalFlags');
  CREATE TYPE "public"."enum_brand_share_images" AS ENUM('dark', 'light', 'accent');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_font" AS ENUM('system', 'schibstedGrotesk', 'inter', 'sourceSerif', 'own');
  CREATE TYPE "public"."enum__brand_v_version_corners" AS ENUM('soft', 'square', 'round');
  CREATE TYPE "public"."enum__brand_v_version_illustrations" AS ENUM('tinted', 'fields', 'outlined');
  CREATE TYPE "public"."enum__brand_v_version_decoration" AS ENUM('none', 'signalFlags');
  CREATE TYPE "public"."enum__brand_v_version_share_images" AS ENUM('dark', 'light', 'accent');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('en', 'da', 'de');
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"logo_dark_id" integer,
  	"icon_id" integer,
  	"accent" varchar,
  	"secondary" varchar,
  	"neutral" varchar,
  	"tones" varchar,
  	"font" "enum_brand_font" DEFAULT 'system',
  	"font_file_id" integer,
  	"font_license" varchar,
  	"corners" "enum_brand_corners" DEFAULT 'soft',
  	"illustrations" "enum_brand_illustrations" DEFAULT 'tinted',
  	"decoration" "enum_brand_decoration" DEFAULT 'none',
  	"share_images" "enum_brand_share_images" DEFAULT 'dark',
  	"changed_by" varchar,
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "brand_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_id" integer,
  	"version_logo_dark_id" integer,
  	"version_icon_id" integer,
  	"version_accent" varchar,
  	"version_secondary" varchar,
  	"version_neutral" varchar,
  	"version_tones" varchar,
  	"version_font" "enum__brand_v_version_font" DEFAULT 'system',
  	"version_font_file_id" integer,
  	"version_font_license" varchar,
  	"version_corners" "enum__brand_v_version_corners" DEFAULT 'soft',
  	"version_illustrations" "enum__brand_v_version_illustrations" DEFAULT 'tinted',
  	"version_decoration" "enum__brand_v_version_decoration" DEFAULT 'none',
  	"version_share_images" "enum__brand_v_version_share_images" DEFAULT 'dark',
  	"version_changed_by" varchar,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brand_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_logo_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_logo_dark_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_logo_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_logo_dark_id_media_id_fk";
  
  DROP INDEX "site_settings_logo_idx";
  DROP INDEX "site_settings_logo_dark_idx";
  DROP INDEX "_site_settings_v_version_version_logo_idx";
  DROP INDEX "_site_settings_v_version_version_logo_dark_idx";
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_font_file_id_media_id_fk" FOREIGN KEY ("font_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_locales" ADD CONSTRAINT "brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_font_file_id_media_id_fk" FOREIGN KEY ("version_font_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v_locales" ADD CONSTRAINT "_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_logo_idx" ON "brand" USING btree ("logo_id");
  CREATE INDEX "brand_logo_dark_idx" ON "brand" USING btree ("logo_dark_id");
  CREATE INDEX "brand_icon_idx" ON "brand" USING btree ("icon_id");
  CREATE INDEX "brand_font_file_idx" ON "brand" USING btree ("font_file_id");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE UNIQUE INDEX "brand_locales_locale_parent_id_unique" ON "brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_locales_parent_idx" ON "brand_locales" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_version_logo_idx" ON "_brand_v" USING btree ("version_logo_id");
  CREATE INDEX "_brand_v_version_version_logo_dark_idx" ON "_brand_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_brand_v_version_version_icon_idx" ON "_brand_v" USING btree ("version_icon_id");
  CREATE INDEX "_brand_v_version_version_font_file_idx" ON "_brand_v" USING btree ("version_font_file_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_brand_v_locales_locale_parent_id_unique" ON "_brand_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_v_locales_parent_idx" ON "_brand_v_locales" USING btree ("_parent_id");
`)
  await brandFromSettings({
    run: (statement) => db.execute(sql.raw(statement)),
    cast: (expression, enumeration) => `(${expression})::text::${enumeration === 'text' ? 'text' : `"public"."${enumeration}"`}`,
  })
  await db.execute(sql`
  ALTER TABLE "site_settings" DROP COLUMN "brand";
  ALTER TABLE "site_settings" DROP COLUMN "logo_id";
  ALTER TABLE "site_settings" DROP COLUMN "logo_dark_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_logo_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_logo_dark_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "brand_locales" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "_brand_v_locales" CASCADE;
  ALTER TABLE "site_settings" ADD COLUMN "brand" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "logo_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "logo_dark_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_logo_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_logo_dark_id" integer;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");
  CREATE INDEX "site_settings_logo_dark_idx" ON "site_settings" USING btree ("logo_dark_id");
  CREATE INDEX "_site_settings_v_version_version_logo_idx" ON "_site_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_settings_v_version_version_logo_dark_idx" ON "_site_settings_v" USING btree ("version_logo_dark_id");
  DROP TYPE "public"."enum_brand_font";
  DROP TYPE "public"."enum_brand_corners";
  DROP TYPE "public"."enum_brand_illustrations";
  DROP TYPE "public"."enum_brand_decoration";
  DROP TYPE "public"."enum_brand_share_images";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_font";
  DROP TYPE "public"."enum__brand_v_version_corners";
  DROP TYPE "public"."enum__brand_v_version_illustrations";
  DROP TYPE "public"."enum__brand_v_version_decoration";
  DROP TYPE "public"."enum__brand_v_version_share_images";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";`)
}
